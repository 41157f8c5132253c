/** A piece of a file that people read and no machine checks, with the place where it begins. */
export type Stelle = { readonly text: string; readonly ab: number }

const KOMMENTAR: readonly (readonly [datei: RegExp, kommentar: RegExp])[] = [
  // No comment begins within a word, or a pattern such as `src/**/*.ts` would be one.
  [/\.(tsx?|mjs|css|typ)$/, /(?<=^|[\s;{(,[])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm],
  [/\.sql$/, /--.*$/gm],
]

/** All comments of a source, the whole text of a page; nothing of what is neither. */
export const kommentareIn = (pfad: string, inhalt: string): Stelle[] => {
  if (pfad.endsWith('.md')) return [{ text: inhalt, ab: 0 }]
  const muster = KOMMENTAR.find(([datei]) => datei.test(pfad))?.[1]
  return muster === undefined
    ? []
    : [...inhalt.matchAll(muster)].map((fund) => ({ text: fund[0], ab: fund.index }))
}
