import { FORMATIERUNG } from '../antwort/formatter.ts'
import { beschreibbare, grenzenDesEintrags } from '../antwort/grenzen.ts'
import { frageKurz } from '../antwort/worte.ts'
import { bedingungInWorten } from '../definition/bedingungWorte.ts'
import type { Blockdefinition, Definition, Fragedefinition, Zusatz } from '../definition/definitionSchema.ts'
import { alleFragen, type Gestellt } from '../weg.ts'
import type { Unterschied } from './schema.ts'
import { verschobene } from './verschobene.ts'

/** What is compared of a thing: in words, under what it is called. */
type Merkmale = Readonly<Record<string, string | null>>
type Ding = { readonly id: string; readonly name: string; readonly merkmale: Merkmale }

const jaNein = (wert: boolean) => (wert ? 'ja' : 'nein')
const absaetze = (texte: readonly string[]) => (texte.length === 0 ? null : texte.join('\n'))

const ganzes = (d: Definition): Ding => ({
  id: '',
  name: d.titel,
  merkmale: {
    Titel: d.titel,
    Seiten: d.seiten === 'FRAGE' ? 'eine Frage je Seite' : 'ein Block je Seite',
    'PDF möglich': jaNein(d.pdfExportMoeglich),
    Hinweise: absaetze(d.kommentare),
    'Text der letzten Seite': absaetze(d.endeSeiteTexte),
    'Text nach dem Abschluss': absaetze(d.fertigSeiteTexte),
    'Text „nicht gefunden“': absaetze(d.fehler404Texte),
    'Text bei Fehlern der Eingabe': absaetze(d.fehlerClientTexte),
    'Text bei Fehlern des Portals': absaetze(d.fehlerServerTexte),
  },
})

const zusatzWorte = (z: Zusatz): string =>
  [
    `mit Beschreibung${z.obligatorisch ? ' (Pflicht)' : ''}`,
    FORMATIERUNG[z.formatter].name,
    `bis ${z.laengeMax} Zeichen`,
    ...(z.kommentar === null ? [] : [`„${z.kommentar}“`]),
  ].join(', ')

/** What stands beside the text of a part. */
const teilWorte = (frage: Fragedefinition): readonly (readonly [string, string])[] => {
  if (frage.type === 'PrioritaetFrage')
    return frage.werte.map(({ text, obligatorisch }) => [text, obligatorisch ? 'Pflicht' : 'freiwillig'])
  if (frage.type === 'DezimalGruppeFrage')
    return frage.eintraege.map((e) => {
      const { einheit, min, max, nachkommastellen } = grenzenDesEintrags(frage, e)
      return [e.text, [`${min ?? ''} bis ${max ?? ''}`, einheit, `${nachkommastellen} Stellen`].join(' ')]
    })
  return beschreibbare(frage).map(({ text, zusaetzlicheBeschreibung: z }) => [
    text,
    z === null ? 'ohne Beschreibung' : zusatzWorte(z),
  ])
}

/** What each kind has of its own, named as the editor names it. */
const eigeneMerkmale = (frage: Fragedefinition): Merkmale => {
  const zahl = 'nachkommastellen' in frage ? frage : null
  const text = frage.type === 'FreitextFrage' ? frage : null
  return {
    Art: frage.type,
    ...('darstellung' in frage && { Darstellung: frage.darstellung }),
    ...(zahl && {
      Einheit: zahl.einheit,
      'kleinste Zahl': zahl.min === null ? null : String(zahl.min),
      'größte Zahl': zahl.max === null ? null : String(zahl.max),
      Nachkommastellen: String(zahl.nachkommastellen),
    }),
    ...(text && {
      Form: FORMATIERUNG[text.formatter].name,
      Hinweis: text.kommentar,
      'kleinste Länge': String(text.laengeMin),
      'größte Länge': String(text.laengeMax),
    }),
  }
}

const alsFrageDing = (alle: readonly Gestellt[], { frage, block }: Gestellt): Ding => ({
  id: frage.id,
  name: frageKurz(frage),
  merkmale: {
    Block: block.titel,
    Frage: absaetze(frage.fragetexte),
    Hinweise: absaetze(frage.kommentare),
    Zusammenhang: absaetze(frage.kontexte),
    Pflicht: jaNein(frage.pflicht),
    Bedingung: bedingungInWorten(frage.wenn, alle),
    ...eigeneMerkmale(frage),
    ...Object.fromEntries(teilWorte(frage).map(([text, worte]) => [`Antwort „${text}“`, worte])),
  },
})

const alsBlockDing = (alle: readonly Gestellt[], block: Blockdefinition): Ding => ({
  id: block.id,
  name: block.titel,
  merkmale: {
    Titel: block.titel,
    Hinweise: absaetze(block.kommentare),
    Zusammenhang: absaetze(block.kontexte),
    Bedingung: bedingungInWorten(block.wenn, alle),
  },
})

const dinge = (definition: Definition): Ding[] => {
  const alle = alleFragen(definition)
  return [
    ganzes(definition),
    ...definition.bloecke.map((block) => alsBlockDing(alle, block)),
    ...alle.map((gestellt) => alsFrageDing(alle, gestellt)),
  ]
}

const geaendert = (vorher: Ding, nachher: Ding): Unterschied[] =>
  [...new Set([...Object.keys(vorher.merkmale), ...Object.keys(nachher.merkmale)])].flatMap((was) => {
    const v = vorher.merkmale[was] ?? null
    const n = nachher.merkmale[was] ?? null
    return v === n
      ? []
      : [{ art: 'GEAENDERT', id: nachher.id, name: nachher.name, was, vorher: v, nachher: n } as const]
  })

const ganz = (art: 'NEU' | 'ENTFALLEN' | 'VERSCHOBEN', { id, name }: Ding): Unterschied => ({
  art,
  id,
  name,
  was: art === 'VERSCHOBEN' ? 'Reihenfolge' : '',
  vorher: null,
  nachher: null,
})

/** What has changed from one version to another: by the ids of blocks and questions, each in words (S9-05). */
export const fassungenUnterscheiden = (vorher: Definition, nachher: Definition): Unterschied[] => {
  const alt = new Map(dinge(vorher).map((ding) => [ding.id, ding]))
  const neu = new Map(dinge(nachher).map((ding) => [ding.id, ding]))
  const umgestellt = verschobene([...alt.keys()], [...neu.keys()])
  return [
    ...[...neu.values()].flatMap((ding) => {
      const davor = alt.get(ding.id)
      if (davor === undefined) return [ganz('NEU', ding)]
      return [...(umgestellt.includes(ding.id) ? [ganz('VERSCHOBEN', ding)] : []), ...geaendert(davor, ding)]
    }),
    ...[...alt.values()].filter(({ id }) => !neu.has(id)).map((ding) => ganz('ENTFALLEN', ding)),
  ]
}
