import type { Tools } from '@frontage/kit/feature.server'
import type { Route } from '@frontage/kit/wire/answer.server'
import { exportReviewsRoute } from './export-reviews'
import { previewImportRoute, runImportRoute } from './import-desk'

/** Files of reviews, on their way in and out. */
export const createTransferRoutes = (tools: Tools): Route[] => [previewImportRoute(tools), runImportRoute(tools), exportReviewsRoute(tools)]
