const RICHTUNG: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Alt with an arrow moves what has the focus up or down in its list; undefined: another key. */
export const altPfeil = ({
  altKey,
  key,
}: {
  readonly altKey: boolean
  readonly key: string
}): -1 | 1 | undefined => (altKey ? RICHTUNG[key] : undefined)
