import { FORT, type Lauf, type Laufhindernis } from '../lauf.ts'

/** One row tried from one state by one actor. */
type Versuch<S, A> = {
  readonly aktion: string
  readonly stand: S
  readonly wer: A
  readonly grund: Laufhindernis | null
  /** Where it led; undefined where it is refused. */
  readonly nach: S | typeof FORT | undefined
}

/** Every state, the one before it began first. */
const alleStaende = <S extends string | null, A extends string, Z>(l: Lauf<S, A, Z>): readonly S[] => [
  l.anfang,
  ...l.staende.filter((s) => s !== l.anfang),
]

/** Every act from every state by everybody. */
export const versuche = <S extends string | null, A extends string, Z>(
  l: Lauf<S, A, Z>,
): readonly Versuch<S, A>[] =>
  l.aktionen.flatMap((aktion) =>
    alleStaende(l).flatMap((stand) =>
      l.akteure.map((wer) => {
        const grund = l.hindernis(aktion, stand, [wer])
        return { aktion, stand, wer, grund, nach: grund === null ? l.danach(aktion, stand, wer) : undefined }
      }),
    ),
  )

/** Whole, and without the name of a state in the place of its word. */
const EIN_SATZ = /^\p{Lu}(?!.*„[A-Z_]+“).*\.$/u

const maengelDerZeilen = <S extends string | null, A extends string, Z>(
  l: Lauf<S, A, Z>,
  alle: readonly Versuch<S, A>[],
): string[] =>
  alle.flatMap(({ aktion, stand, wer, grund, nach }) => {
    const wo = `${aktion} from ${stand} by ${wer}`
    if (grund !== null) return EIN_SATZ.test(grund.text) ? [] : [`${wo}: no sentence: ${grund.text}`]
    const da = nach === FORT || alleStaende(l).some((s) => s === nach)
    return [
      ...(da ? [] : [`${wo}: leads to ${nach}, which is no state`]),
      ...(l.hindernis(aktion as keyof Z, stand, []) === null ? [`${wo}: nobody may, and yet`] : []), // its own act
    ]
  })

const erreichte = <S extends string | null>(anfang: S, folgen: ReadonlyMap<S, ReadonlySet<S>>): Set<S> => {
  const erreicht = new Set([anfang])
  for (const s of erreicht) for (const n of folgen.get(s) ?? []) erreicht.add(n)
  return erreicht
}

const maengelDerStaende = <S extends string | null, A extends string, Z>(
  l: Lauf<S, A, Z>,
  alle: readonly Versuch<S, A>[],
): string[] => {
  const folgen = new Map<S, Set<S>>(alleStaende(l).map((s) => [s, new Set()]))
  const fort = new Set<S>()
  for (const { stand, nach } of alle)
    if (nach === FORT) fort.add(stand)
    else if (nach !== undefined && nach !== stand) folgen.get(stand)?.add(nach)
  // that of a table which moves nothing is another's
  if (alle.every(({ stand, nach }) => nach === undefined || nach === stand)) return []
  const erreicht = erreichte(l.anfang, folgen)
  return l.staende.flatMap((s) => {
    const letzter = folgen.get(s)?.size === 0 && !fort.has(s)
    return [
      ...(erreicht.has(s) ? [] : [`${s}: nothing leads there`]),
      ...(letzter === l.ende.includes(s) ? [] : [`${s}: ${letzter ? 'an end that nobody names' : 'no end'}`]),
    ]
  })
}

/**
 * What does not hold of a life cycle, asked of every act, state and actor: each is somebody's at some time, refused in a
 * whole sentence, leads to a state there is, and each state is reached; nothing leads on from an end, and only from there.
 */
export const laufPruefen = <S extends string | null, A extends string, Z>(l: Lauf<S, A, Z>): string[] => {
  const alle = versuche(l)
  const je = new Set(alle.filter(({ grund }) => grund === null).map(({ aktion }) => aktion))
  const worte = alleStaende(l).map(l.wort)
  return [
    ...maengelDerZeilen(l, alle),
    ...l.aktionen.filter((aktion) => !je.has(aktion)).map((aktion) => `${aktion}: nobody ever`),
    ...maengelDerStaende(l, alle),
    ...(new Set(worte).size === worte.length ? [] : ['two states share a word']),
  ]
}
