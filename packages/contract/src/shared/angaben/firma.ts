import { SCHREIBWEISEN } from '@foerderportal/values/suche/schlicht'

/** Legal forms: as they are abbreviated, with what stands for the same, spelled out or in letters. */
const RECHTSFORMEN: readonly (readonly [kurz: string, ...geschrieben: readonly string[]])[] = [
  [
    'gbr',
    'Gesellschaft bürgerlichen Rechts',
    'Gesellschaft des bürgerlichen Rechts',
    'BGB-Gesellschaft',
    'g b r',
    'egbr',
  ],
  [
    'gmbh',
    'gemeinnützige Gesellschaft mit beschränkter Haftung',
    'Gesellschaft mit beschränkter Haftung',
    'g m b h',
    'm b h',
    'mbh',
    'ggmbh',
  ],
  ['kg', 'Kommanditgesellschaft', 'k g'],
  ['kgaa', 'Kommanditgesellschaft auf Aktien'],
  ['ohg', 'offene Handelsgesellschaft', 'o h g'],
  ['ag', 'Aktiengesellschaft', 'a g'],
  ['se', 'Societas Europaea'],
  ['ug', 'Unternehmergesellschaft'],
  ['eg', 'eingetragene Genossenschaft', 'e g'],
  ['ev', 'eingetragener Verein', 'e v'],
  [
    'ek',
    'eingetragener Kaufmann',
    'eingetragene Kauffrau',
    'eingetragene Kaufleute',
    'e k',
    'e kfm',
    'e kfr',
    'ekfm',
    'ekfr',
  ],
]

/** Words that stand between others and tell no company from another. */
const FUELLWORTE = new Set(['und', 'u', 'co', 'cie', 'compagnie', 'haftungsbeschränkt'])

/** Behind a name: for whom it is, or whose it is. */
const ZUSATZ = /(?<!\p{L})(?:z\.?\s?hd[nu]?|zu\s+händen|c\s?\/\s?o|inh|inhaber(?:in)?)(?!\p{L}).*$/isu

type Firma = { readonly worte: readonly string[]; readonly formen: readonly string[] }
type Schreibweise = (typeof SCHREIBWEISEN)[number]

/** How each form may stand there, the longest first, so that none is found within another. */
const formenIn = (weise: Schreibweise) => ({
  kurz: new Set(RECHTSFORMEN.map(([kurz]) => kurz)),
  lang: RECHTSFORMEN.flatMap(([kurz, ...geschrieben]) =>
    geschrieben.map((einer) => [` ${weise(einer)} `, ` ${kurz} `] as const),
  ).toSorted(([a], [b]) => b.length - a.length),
  fuellworte: new Set([...FUELLWORTE].map(weise)),
})
const WEISEN = SCHREIBWEISEN.map((weise) => ({ weise, ...formenIn(weise) }))
type Weise = (typeof WEISEN)[number]

const zerlegen = (name: string, { weise, kurz, lang, fuellworte }: Weise): Firma => {
  const text = lang.reduce((t, [geschrieben, form]) => t.replaceAll(geschrieben, form), ` ${weise(name)} `)
  const worte = text.split(' ').filter((wort) => wort !== '' && !fuellworte.has(wort))
  return { worte: worte.filter((wort) => !kurz.has(wort)), formen: worte.filter((wort) => kurz.has(wort)) }
}

const gleicheFormen = (a: Firma, b: Firma): boolean => a.formen.join(' ') === b.formen.join(' ')
const gleicheWorte = (a: Firma, b: Firma): boolean => a.worte.join('') === b.worte.join('')

/** A company has two words at least that tell it from another, before more of them may stand beside. */
const MINDESTENS = 2

const stecktIn = (a: Firma, b: Firma): boolean =>
  a.worte.length >= MINDESTENS && a.worte.every((wort) => b.worte.includes(wort))

const kannSein = (a: Firma, b: Firma): boolean => {
  if (a.worte.length === 0 || b.worte.length === 0) return gleicheWorte(a, b) && gleicheFormen(a, b)
  const widersprechen = a.formen.length > 0 && b.formen.length > 0 && !gleicheFormen(a, b)
  return !widersprechen && (gleicheWorte(a, b) || stecktIn(a, b) || stecktIn(b, a))
}

const istEtwas = ({ worte, formen }: Firma): boolean => worte.length + formen.length > 0

const vergleichen =
  (vergleich: (a: Firma, b: Firma) => boolean) =>
  (eine: string, andere: string): boolean =>
    WEISEN.some((weise) => {
      const [a, b] = [zerlegen(eine, weise), zerlegen(andere, weise)]
      return istEtwas(a) && istEtwas(b) && vergleich(a, b)
    })

/** Whether two names are the same, apart from capitals, signs and how the legal form is written. */
export const firmaHeisstGleich = vergleichen((a, b) => gleicheWorte(a, b) && gleicheFormen(a, b))

const ohneZusatz = (name: string): string => name.replace(ZUSATZ, '')
const kannDieselbe = vergleichen(kannSein)

/**
 * Whether two names may be of one company: word for word, never by a part of a word; a legal form may be left out, but is
 * never another one. One of the two may say more: a second name, or for whom it is ('z. Hd. …').
 */
export const firmaKannDieselbeSein = (eine: string, andere: string): boolean =>
  kannDieselbe(eine, andere) ||
  kannDieselbe(ohneZusatz(eine), andere) ||
  kannDieselbe(eine, ohneZusatz(andere))
