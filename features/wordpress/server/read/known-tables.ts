import type { FindTable, Table } from './found'
import { googleWidgetTables } from './google-widget/tables'
import { isRedirectsRow, redirectionTable, redirectsTable } from './redirection/redirects-table'
import { isSliderForms, isSliderReviews, isSliderTemplates, sliderTable } from './review-slider/tables'
import { isOptionsRow, optionsTable, optionsTableOf } from './settings/options-table'
import { trustindexTable } from './trustindex/tables'

/** The tables that are known by their names; each file is looked through with tables of its own. */
export function knownTables(): FindTable {
  const google = googleWidgetTables()
  return (name) => sliderTable(name) ?? google(name) ?? trustindexTable(name) ?? redirectionTable(name) ?? optionsTableOf(name)
}

/** A table that is known by its columns, where nothing names it. */
export function tableOfColumns(has: (column: string) => boolean): Table | undefined {
  if (isRedirectsRow(has)) return redirectsTable
  if (isSliderTemplates(has)) return sliderTable('wpfb_post_templates')
  if (isSliderForms(has)) return sliderTable('wpfb_forms')
  if (isSliderReviews(has)) return sliderTable('wpfb_reviews')
  return isOptionsRow(has) ? optionsTable : undefined
}
