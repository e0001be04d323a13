// The root's package.json is the one list of versions; whoever uses a package says so, with a star.
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/

const named = (described) => KINDS.flatMap((kind) => Object.entries(described[kind] ?? {}))
const isOurs = (name) => name.startsWith('@frontage/')

/**
 * What is wrong with the versions, in words.
 * @param {object} root what stands in the root's package.json
 * @param {Map<string, object>} packages our own, by their folders
 * @param {Record<string, { version?: string }>} locked the packages of the lockfile, by their places
 * @returns {string[]}
 */
export function faultsOfVersions(root, packages, locked) {
  const versions = new Map(named(root))
  const used = new Set([...packages.values()].flatMap((described) => named(described).map(([name]) => name)))
  const faults = []
  for (const [name, version] of versions) {
    if (!EXACT.test(version)) faults.push(`package.json: ${name} needs an exact version, not ${version}`)
    else if (locked[`node_modules/${name}`]?.version !== version) faults.push(`package-lock.json: ${name} is not ${version}; run npm i`)
  }
  for (const name of Object.keys(root.dependencies ?? {})) if (!used.has(name)) faults.push(`package.json: no package of ours uses ${name}`)
  for (const [folder, described] of packages)
    for (const [name, version] of named(described)) {
      if (version !== '*') faults.push(`${folder}/package.json: ${name} is "*" here; its version stands in the root's package.json`)
      if (!isOurs(name) && !versions.has(name)) faults.push(`${folder}/package.json: the root's package.json names no version of ${name}`)
      if (locked[`${folder}/node_modules/${name}`]) faults.push(`package-lock.json: ${folder} has a ${name} of its own`)
    }
  return faults
}
