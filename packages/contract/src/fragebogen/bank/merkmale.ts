import { zahlSchreiben, zahlSchreiber } from '@foerderportal/schreibweise/zahl'
import { FORMATIERUNG } from '../antwort/formatter.ts'
import { beschreibbare, grenzenDesEintrags, type Zahlgrenzen } from '../antwort/grenzen.ts'
import { frageKurz } from '../antwort/worte.ts'
import { bedingungInWorten } from '../pruefung/bedingungWorte.ts'
import type { Blockdefinition, Definition, Fragedefinition, Zusatz } from '../definition/definitionSchema.ts'
import { alleFragen, type Gestellt } from '../weg/weg.ts'
import { DARSTELLUNG_WORT, FRAGETYP_WORT } from './frageWorte.ts'

/** What a thing says: in words, under what it is called. */
type Merkmale = Readonly<Record<string, string | null>>
/** The whole, a block or a question, with all that it says. */
export type Ding = {
  readonly art: 'GANZES' | 'BLOCK' | 'FRAGE'
  readonly id: string
  readonly name: string
  readonly merkmale: Merkmale
}

const jaNein = (wert: boolean) => (wert ? 'ja' : 'nein')
const absaetze = (texte: readonly string[]) => (texte.length === 0 ? null : texte.join('\n'))

const ganzes = (d: Definition): Ding => ({
  art: 'GANZES',
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

const spanne = ({ einheit, min, max }: Zahlgrenzen): string => {
  const schreiben = zahlSchreiber(einheit)
  return [
    ...(min === null ? [] : [`ab ${schreiben(min)}`]),
    ...(max === null ? [] : [`bis ${schreiben(max)}`]),
  ].join(' ')
}

/** What stands beside the text of a part. */
const teilWorte = (frage: Fragedefinition): readonly (readonly [string, string])[] => {
  if (frage.type === 'PrioritaetFrage')
    return frage.werte.map(({ text, obligatorisch }) => [text, obligatorisch ? 'Pflicht' : 'freiwillig'])
  if (frage.type === 'DezimalGruppeFrage')
    return frage.eintraege.map((e) => {
      const grenzen = grenzenDesEintrags(frage, e)
      const worte = [spanne(grenzen), grenzen.einheit, `${grenzen.nachkommastellen} Nachkommastellen`]
      return [e.text, worte.filter(Boolean).join(', ')]
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
    Art: FRAGETYP_WORT[frage.type],
    ...('darstellung' in frage && { Darstellung: DARSTELLUNG_WORT[frage.darstellung] }),
    ...(zahl && {
      Einheit: zahl.einheit,
      'kleinste Zahl': zahl.min === null ? null : zahlSchreiber(zahl.einheit)(zahl.min),
      'größte Zahl': zahl.max === null ? null : zahlSchreiber(zahl.einheit)(zahl.max),
      Nachkommastellen: String(zahl.nachkommastellen),
    }),
    ...(text && {
      Form: FORMATIERUNG[text.formatter].name,
      Hinweis: text.kommentar,
      'kleinste Länge': zahlSchreiben(text.laengeMin),
      'größte Länge': zahlSchreiben(text.laengeMax),
    }),
  }
}

const alsFrageDing = (alle: readonly Gestellt[], { frage, block }: Gestellt): Ding => ({
  art: 'FRAGE',
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
  art: 'BLOCK',
  id: block.id,
  name: block.titel,
  merkmale: {
    Titel: block.titel,
    Hinweise: absaetze(block.kommentare),
    Zusammenhang: absaetze(block.kontexte),
    Bedingung: bedingungInWorten(block.wenn, alle),
  },
})

/** Everything that a version says, in its order: what is compared is what can be read. */
export const inMerkmalen = (definition: Definition): Ding[] => {
  const alle = alleFragen(definition)
  return [
    ganzes(definition),
    ...definition.bloecke.flatMap((block) => [
      alsBlockDing(alle, block),
      ...block.fragen.map((frage) => alsFrageDing(alle, { block, frage })),
    ]),
  ]
}
