import { createGravityTables } from './form-entries/gravity'
import { createNinjaTables } from './form-entries/ninja'
import { wpFormsTable } from './form-entries/wpforms'
import type { FindTable, Table } from './found'
import { googleWidgetTables } from './google-widget/tables'
import { isRedirectsRow, redirectionTable, redirectsTable } from './redirection/redirects-table'
import { isSliderForms, isSliderReviews, isSliderTemplates, sliderTable } from './review-slider/tables'
import { isOptionsRow, optionsTable, optionsTableOf } from './settings/options-table'
import { trustindexTable } from './trustindex/tables'

/** The tables that are known by their names; each file is looked through with tables of its own. */
export function knownTables(): FindTable {
  const google = googleWidgetTables()
  const gravity = createGravityTables()
  const ninja = createNinjaTables()
  const find = (name: string): Table | undefined =>
    [sliderTable, google, trustindexTable, redirectionTable, optionsTableOf, wpFormsTable, gravity.find, ninja.find]
      .map((known) => known(name))
      .find(Boolean)
  return Object.assign(find, { atEnd: () => [...gravity.atEnd(), ...ninja.atEnd()] })
}

/** A table that is known by its columns, where nothing names it. */
export function tableOfColumns(has: (column: string) => boolean): Table | undefined {
  if (isRedirectsRow(has)) return redirectsTable
  if (isSliderTemplates(has)) return sliderTable('wpfb_post_templates')
  if (isSliderForms(has)) return sliderTable('wpfb_forms')
  if (isSliderReviews(has)) return sliderTable('wpfb_reviews')
  return isOptionsRow(has) ? optionsTable : undefined
}
