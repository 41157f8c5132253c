/** Numbers of one kind in a draw: so many different ones of a range, in ascending order. */
export type Zahlenart = {
  /** Stands before each of them, so that none is taken for one of another kind. */
  readonly zeichen: string
  readonly anzahl: number
  readonly von: number
  readonly bis: number
  /** In words, of one and of several. */
  readonly wort: readonly [eine: string, mehrere: string]
}

type Form = {
  /** As the lottery calls itself; what a round names as its draw contains it. */
  readonly name: string
  /** What a round begins with as the name of its draw; `{tag}` is where the day stands. */
  readonly quelle: string
  /** On which days it is drawn, 0 is Sunday. */
  readonly wochentage: readonly number[]
  readonly zahlen: readonly Zahlenart[]
}

const TAEGLICH = [0, 1, 2, 3, 4, 5, 6]
const zahlen = (anzahl: number, bis: number): Zahlenart => ({
  zeichen: '',
  anzahl,
  von: 1,
  bis,
  wort: ['Zahl', 'Zahlen'],
})

/**
 * The public draws that a round can name, each with the one spelling of its result (S3-03): code, day, numbers of each
 * kind with leading zeros. Another spelling would be another text, and so another order of all lots. What no institution
 * announces (a die, a coin) is none of them.
 */
const FORMEN = {
  'LOTTO-6AUS49': {
    name: 'LOTTO 6aus49',
    quelle: 'LOTTO 6aus49 vom {tag}, mit Superzahl',
    wochentage: [3, 6],
    zahlen: [zahlen(6, 49), { zeichen: 'S', anzahl: 1, von: 0, bis: 9, wort: ['Superzahl', 'Superzahlen'] }],
  },
  EUROJACKPOT: {
    name: 'Eurojackpot',
    quelle: 'Eurojackpot vom {tag}, mit Eurozahlen',
    wochentage: [2, 5],
    zahlen: [zahlen(5, 50), { zeichen: 'E', anzahl: 2, von: 1, bis: 12, wort: ['Eurozahl', 'Eurozahlen'] }],
  },
  KENO: { name: 'KENO', quelle: 'KENO vom {tag}', wochentage: TAEGLICH, zahlen: [zahlen(20, 70)] },
} satisfies Readonly<Record<string, Form>>
export type Ziehungsform = keyof typeof FORMEN
export const ZIEHUNGSFORMEN: Readonly<Record<Ziehungsform, Form>> = FORMEN

export const istZiehungsform = (text: string): text is Ziehungsform => Object.hasOwn(FORMEN, text)

const stellen = ({ bis }: Zahlenart): number => String(bis).length
const zahlSchreiben = (art: Zahlenart, zahl: number): string =>
  `${art.zeichen}${String(zahl).padStart(stellen(art), '0')}`

/** A result in its one spelling; `tag`: 'YYYY-MM-DD', `gezogen`: the numbers of each kind, as the form has them. */
export const ziehungSchreiben = (
  form: Ziehungsform,
  tag: string,
  gezogen: readonly (readonly number[])[],
): string => {
  const arten = ZIEHUNGSFORMEN[form].zahlen
  return [
    form,
    tag,
    ...arten.flatMap((art, i) => (gezogen[i] ?? []).map((zahl) => zahlSchreiben(art, zahl))),
  ].join(' ')
}

/** How it has to look on that day, with a line for each digit: no result of any draw (S3-03). */
export const ziehungsmuster = (form: Ziehungsform, tag = 'JJJJ-MM-TT'): string => {
  const luecken = ZIEHUNGSFORMEN[form].zahlen.flatMap((art) =>
    Array.from({ length: art.anzahl }, () => `${art.zeichen}${'_'.repeat(stellen(art))}`),
  )
  return [form, tag, ...luecken].join(' ')
}

/** '6 Zahlen', 'die Superzahl'. */
export const anzahlWorte = ({ anzahl, wort: [eine, mehrere] }: Zahlenart): string =>
  anzahl === 1 ? `die ${eine}` : `${anzahl} ${mehrere}`

const artWorte = (art: Zahlenart): string =>
  [
    `${anzahlWorte(art)} von ${art.von} bis ${art.bis}`,
    ...(art.anzahl > 1 ? ['aufsteigend'] : []),
    ...(art.zeichen === '' ? [] : [`mit ${art.zeichen} davor`]),
  ].join(', ')

/** What follows the day: '6 Zahlen von 1 bis 49, aufsteigend; die Superzahl von 0 bis 9, mit S davor'. */
export const ziehungsformWorte = (form: Ziehungsform): string =>
  ZIEHUNGSFORMEN[form].zahlen.map(artWorte).join('; ')

const WOCHENTAGE = ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags']

/** Why there is no such draw on a day 'YYYY-MM-DD', as a sentence; null where there is one. */
export const ziehungstagHindernis = (form: Ziehungsform, tag: string): string | null => {
  const { name, wochentage } = ZIEHUNGSFORMEN[form]
  if (wochentage.includes(new Date(tag).getUTCDay())) return null
  return `${name} wird ${wochentage.map((nr) => WOCHENTAGE[nr]).join(' und ')} gezogen. Nennen Sie einen dieser Tage.`
}

/** Why the next one like it is not so many days later, as a sentence; null where it is. */
export const ziehungsabstandHindernis = (form: Ziehungsform, alleTage: number): string | null =>
  ZIEHUNGSFORMEN[form].wochentage.length === TAEGLICH.length || alleTage % 7 === 0
    ? null
    : 'Die nächste Ziehung ist am selben Wochentag. Geben Sie 7, 14, 21 oder 28 Tage an.'
