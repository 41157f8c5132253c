import { hausLesen, KENNUNG, type Haus } from './haus.ts'
import { kommentareIn } from './kommentare.ts'

/** Names of files that are no part of the repository, and what they are. */
const AUSSERHALB: Readonly<Record<string, string>> = {
  'zugang.json': 'made at the first start in the data folder',
  'image.png': 'what browsers call a pasted picture',
  'Portal/hilfe/index.html': "a page of the operator's content system",
}

/** A name of one letter stands for any: 'X.tsx'. */
const BEISPIEL = /^[A-Z]\.\w+$/

/**
 * Pages whose words can't be changed or that a command writes: an applied migration is compared with what was applied
 * (rule B-06), licences are others' texts.
 */
const UNGEPRUEFT = /^((apps\/server\/migrations|LICENSES|bench\/results)\/|docs\/betrieb\/schema\.sql$)/

type Regel = {
  readonly muster: RegExp
  /** What is wrong with a finding, undefined where nothing is. */
  readonly urteil: (haus: Haus, fund: RegExpExecArray) => string | undefined
}

const VOR = String.raw`(?<![\w@:/.$-])`
const DATEI = new RegExp(
  String.raw`${VOR}(?:\.{1,2}\/)*([\w-][\w.-]*(?:\/[\w.-]+)*\.(?:tsx?|mjs|css|sql|md|typ|ya?ml|json|html|png|svg))(?![\w/-])`,
  'g',
)
const PFAD = new RegExp(String.raw`${VOR}([\w-]+)((?:\/[\w.-]*\w)+)\/?(?![\w(:*{/<])`, 'g')

const WEG = 'Say where it went (git log --follow), or say it without the name.'
const fehlt = (name: string) => `names '${name}', which the repository does not hold. ${WEG}`

const inKlammern = ({ input, index }: RegExpExecArray) => input[index - 1] === '`'

const REGELN: readonly Regel[] = [
  {
    muster: DATEI,
    urteil: (haus, [, name = '']) =>
      haus.kennt(name) || BEISPIEL.test(name) || name in AUSSERHALB ? undefined : fehlt(name),
  },
  {
    // Without an ending only what begins at the root, or is set as code and begins with a room: 'client/server' is prose.
    muster: PFAD,
    urteil: (haus, fund) => {
      const [, anfang = '', rest = ''] = fund
      const gemeint = haus.oben.has(anfang) || (haus.raeume.has(anfang) && inKlammern(fund))
      const name = anfang + rest
      return !gemeint || haus.kennt(name) || name in AUSSERHALB ? undefined : fehlt(name)
    },
  },
  {
    muster: new RegExp(String.raw`\b${KENNUNG}\b`, 'g'),
    urteil: (haus, [id]) =>
      haus.kennungen.has(id)
        ? undefined
        : `cites ${id}, which is no row of docs/regeln.md or docs/anforderungen.md. Correct the id, or write the row.`,
  },
  {
    muster: /\b(?:ADR|decision|Entscheidung) (\d{4})\b/g,
    urteil: (haus, [, nummer = '']) =>
      haus.dateien.some((datei) => datei.startsWith(`docs/adr/${nummer}-`))
        ? undefined
        : `cites decision ${nummer}, which docs/adr does not hold.`,
  },
  {
    muster: /\b([a-z]\w+),[\s*]+(?:section|Abschnitt)[\s*]+\d/g,
    urteil: (_haus, [, seite = '']) =>
      ['specification', 'catalogue'].includes(seite.toLowerCase())
        ? undefined
        : `cites a section of '${seite}'. A section is one of the specification or of a standard; cite a rule of docs/regeln.md or a decision.`,
  },
]

const zeileVon = (inhalt: string, ab: number) => inhalt.slice(0, ab).split('\n').length

const inDatei = (haus: Haus, pfad: string): string[] => {
  const inhalt = haus.lesen(pfad)
  return kommentareIn(pfad, inhalt).flatMap(({ text, ab }) => {
    // an address names a page of others
    const unseres = text.replaceAll(/\w+:\/\/[^\s)>]+/g, (adresse) => ' '.repeat(adresse.length))
    return REGELN.flatMap(({ muster, urteil }) =>
      [...unseres.matchAll(muster)].flatMap((fund) => {
        const satz = urteil(haus, fund)
        return satz === undefined ? [] : [`verweis: ${pfad}:${zeileVon(inhalt, ab + fund.index)} ${satz}`]
      }),
    )
  })
}

/** Two files of one folder that a system without capitals, and a hurried eye, takes for one. */
const zwillinge = (dateien: readonly string[]): string[] => {
  const gesehen = new Map<string, string>()
  return dateien
    .filter((pfad) => /\.tsx?$/.test(pfad))
    .flatMap((pfad) => {
      const schluessel = pfad.replace(/(\.test)?\.tsx?$/, '$1').toLowerCase()
      const anderer = gesehen.get(schluessel)
      gesehen.set(schluessel, pfad)
      return anderer === undefined
        ? []
        : [`zwilling: ${anderer} and ${pfad} differ by capitals only. Name one of them by what it does.`]
    })
}

/**
 * Does everything exist that comments, decisions and pages speak of (rule B-06)? A name that leads nowhere is worse than
 * none: whoever follows it believes that he has not understood the house.
 */
export const verweisePruefen = (wurzel: string): string[] => {
  const haus = hausLesen(wurzel)
  // a path with an ending is found as a file and as a path
  return [
    ...new Set(haus.dateien.filter((pfad) => !UNGEPRUEFT.test(pfad)).flatMap((pfad) => inDatei(haus, pfad))),
    ...zwillinge(haus.dateien),
  ]
}
