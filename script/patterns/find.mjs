// Every regular expression of the product, read with the parser of the build.
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { files, kindOf } from '../fences/files.mjs'

/** Bytes that visitors never reach: tests, fakes, examples. */
const isProduct = (file) => !['test', 'style', undefined].includes(kindOf(file)) && !/\.(fake|examples)\.tsx?$/.test(file)

/** @returns {{ pattern?: string, built?: string, place: string }[]} literals as `/…/flags`; what is put together as it is written */
export function patternsOf(file, source) {
  const found = []
  const place = (node) => `${file}:${source.slice(0, node.start).split('\n').length}`
  const built = (node) => {
    if (node.callee.name === 'RegExp') found.push({ built: source.slice(node.start, node.end).replace(/\s+/g, ' '), place: place(node) })
  }
  new Visitor({
    Literal: (node) => {
      if (node.regex) found.push({ pattern: `/${node.regex.pattern}/${node.regex.flags}`, place: place(node) })
    },
    NewExpression: built,
    CallExpression: built,
  }).visit(parseSync(file, source, { sourceType: 'module' }).program)
  return found
}

export const allPatterns = () => files.filter(isProduct).flatMap((file) => patternsOf(file, readFileSync(file, 'utf8')))
