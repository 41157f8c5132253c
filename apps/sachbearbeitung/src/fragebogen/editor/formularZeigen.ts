import { einheitVon } from '@foerderportal/contract/fragebogen/antwort/grenzen'
import type {
  Fragebedingung,
  Teilbedingung,
} from '@foerderportal/contract/fragebogen/definition/bedingungSchema'
import type {
  Definition,
  Fragedefinition,
  Option,
  Zusatz,
} from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { alleFragen, type Gestellt } from '@foerderportal/contract/fragebogen/weg/weg'
import { zahlSchreiben, zahlSchreiber } from '@foerderportal/schreibweise/zahl'
import {
  neueFrage,
  neueTeilbedingung,
  neuerTeil,
  type Bedingungsform,
  type Blockform,
  type Formular,
  type Frageform,
  type Teilbedingungsform,
  type Teilform,
  type Zusatzform,
} from './formular.ts'

const absaetze = (texte: readonly string[]) => texte.join('\n\n')
const zahl = (wert: number | null) => (wert === null ? '' : zahlSchreiben(wert))
/** A limit, as the answer would be written. */
const grenze = (wert: number | null, einheit: string | null) =>
  wert === null ? '' : zahlSchreiber(einheit)(wert)

const zusatzform = (z: Zusatz): Zusatzform => ({
  kommentar: z.kommentar ?? '',
  formatter: z.formatter,
  laengeMax: zahl(z.laengeMax),
  obligatorisch: z.obligatorisch,
})

const ausOption = ({ id, text, zusaetzlicheBeschreibung: z }: Option): Teilform => ({
  ...neuerTeil(text),
  id,
  zusatz: z && zusatzform(z),
})

const teilformen = (frage: Fragedefinition): readonly Teilform[] => {
  switch (frage.type) {
    case 'AuswahlFrage':
    case 'MehrfachAuswahlFrage':
      return frage.optionen.map(ausOption)
    case 'ProzentualeAufteilungFrage':
      return frage.anteile.map(ausOption)
    case 'PrioritaetFrage':
      return frage.werte.map(({ id, text, obligatorisch }) => ({ ...neuerTeil(text), id, obligatorisch }))
    case 'DezimalGruppeFrage':
      return frage.eintraege.map(({ id, text, einheit, min, max, nachkommastellen }) => ({
        ...neuerTeil(text),
        id,
        einheit: einheit ?? '',
        min: grenze(min, einheit ?? frage.einheit),
        max: grenze(max, einheit ?? frage.einheit),
        nachkommastellen: zahl(nachkommastellen),
      }))
    default:
      return []
  }
}

type Alle = readonly Gestellt[]

const teilbedingungsform = (teil: Teilbedingung, alle: Alle): Teilbedingungsform => {
  const leer = neueTeilbedingung(teil.frage, 'BEANTWORTET')
  switch (teil.art) {
    case 'BEANTWORTET':
      return { ...leer, vergleich: teil.ja ? 'BEANTWORTET' : 'NICHT_BEANTWORTET' }
    case 'OPTION':
      return {
        ...leer,
        vergleich: teil.gewaehlt ? 'GEWAEHLT' : 'NICHT_GEWAEHLT',
        optionen: teil.optionen,
      }
    case 'ZAHL': {
      const einheit = einheitVon(alle.find(({ frage }) => frage.id === teil.frage)?.frage, teil.teil)
      return {
        ...leer,
        vergleich: 'ZAHL',
        teil: teil.teil ?? '',
        von: grenze(teil.von, einheit),
        bis: grenze(teil.bis, einheit),
      }
    }
    case 'RANG':
      return { ...leer, vergleich: 'RANG', wert: teil.wert, rang: zahl(teil.bis) }
  }
}

const bedingungsform = (wenn: Fragebedingung | null, alle: Alle): Bedingungsform | null =>
  wenn && {
    verknuepfung: wenn.verknuepfung,
    teile: wenn.teile.map((teil) => teilbedingungsform(teil, alle)),
  }

/** What only some kinds have, as it is typed. */
const eigenes = (frage: Fragedefinition): Partial<Frageform> => ({
  ...('darstellung' in frage && { darstellung: frage.darstellung }),
  ...('nachkommastellen' in frage && {
    einheit: frage.einheit ?? '',
    min: grenze(frage.min, frage.einheit),
    max: grenze(frage.max, frage.einheit),
    nachkommastellen: zahl(frage.nachkommastellen),
  }),
  ...(frage.type === 'FreitextFrage' && {
    formatter: frage.formatter,
    kommentar: frage.kommentar ?? '',
    laengeMin: zahl(frage.laengeMin),
    laengeMax: zahl(frage.laengeMax),
  }),
})

const frageform = (frage: Fragedefinition, alle: Alle): Frageform => {
  const [erster = '', ...weitere] = frage.fragetexte
  return {
    ...neueFrage(frage.type),
    id: frage.id,
    frage: erster,
    absaetze: absaetze(weitere),
    kontexte: absaetze(frage.kontexte),
    kommentare: absaetze(frage.kommentare),
    pflicht: frage.pflicht,
    wenn: bedingungsform(frage.wenn, alle),
    teile: teilformen(frage),
    ...eigenes(frage),
  }
}

const blockform = (block: Definition['bloecke'][number], alle: Alle): Blockform => ({
  ...block,
  kommentare: absaetze(block.kommentare),
  kontexte: absaetze(block.kontexte),
  wenn: bedingungsform(block.wenn, alle),
  fragen: block.fragen.map((frage) => frageform(frage, alle)),
})

/** The fields of a version. */
export const formularAus = (definition: Definition): Formular => ({
  ...definition,
  kommentare: absaetze(definition.kommentare),
  endeSeiteTexte: absaetze(definition.endeSeiteTexte),
  fertigSeiteTexte: absaetze(definition.fertigSeiteTexte),
  fehler404Texte: absaetze(definition.fehler404Texte),
  fehlerClientTexte: absaetze(definition.fehlerClientTexte),
  fehlerServerTexte: absaetze(definition.fehlerServerTexte),
  bloecke: definition.bloecke.map((block) => blockform(block, alleFragen(definition))),
})
