import { lazy } from 'react'

export const accountItems = [lazy(() => import('./news-menu-item').then((module) => ({ default: module.NewsMenuItem })))]
