import { jeArt, KEINE_ANTWORT, type Antwort, type FrageVon, type JeArt } from '../antwort/antwort.ts'
import { grenzenDesEintrags } from '../antwort/grenzen.ts'
import { WERT } from '../arten.ts'
import type { Option } from '../definition/definitionSchema.ts'
import type { Frageantwort } from '../schema.ts'
import type { Gestellt } from '../weg/weg.ts'

type Basis = 'id' | 'frageblockId' | 'fragetexte' | 'kommentare' | 'kontexte' | 'pflicht'
/** What a question of a kind has beyond what all have. */
type Eigenes = Frageantwort extends infer F ? (F extends Frageantwort ? Omit<F, Basis> : never) : never

const beschrieben = ({ id, text, zusaetzlicheBeschreibung: z }: Option, { texte = {} }: Antwort) => ({
  text,
  zusaetzlicheBeschreibung: z && { antwort: texte[id] ?? null, ...z },
})

const prioritaet = ({ type, werte }: FrageVon<'PrioritaetFrage'>, { wahl = [] }: Antwort) => ({
  type,
  aktiveWerte: wahl.flatMap((id) => werte.filter((w) => w.id === id).map(({ text }) => text)),
  passiveWerte: werte.filter(({ id }) => !wahl.includes(id)).map(({ text }) => text),
  obligatorischeWerte: werte.filter(({ obligatorisch }) => obligatorisch).map(({ text }) => text),
})

const ZEIGEN: JeArt<Eigenes> = {
  AuswahlFrage: ({ type, darstellung, optionen }, antwort) => ({
    type,
    antwort: optionen.find(({ id }) => antwort.wahl?.includes(id))?.text ?? null,
    darstellung,
    optionen: optionen.map((option) => beschrieben(option, antwort)),
  }),
  MehrfachAuswahlFrage: ({ type, optionen }, antwort) => ({
    type,
    optionen: optionen.map((option) => ({
      checked: antwort.wahl?.includes(option.id) === true,
      ...beschrieben(option, antwort),
    })),
  }),
  DezimalFrage: ({ type, einheit, min, max, nachkommastellen }, { zahlen = {} }) => ({
    type,
    antwort: zahlen[WERT] ?? null,
    einheit,
    min,
    max,
    nachkommastellen,
  }),
  DezimalGruppeFrage: (frage, { zahlen = {} }) => ({
    type: frage.type,
    einheit: frage.einheit,
    min: frage.min,
    max: frage.max,
    nachkommastellen: frage.nachkommastellen,
    eintraege: frage.eintraege.map((eintrag) => ({
      text: eintrag.text,
      antwort: zahlen[eintrag.id] ?? null,
      ...grenzenDesEintrags(frage, eintrag),
    })),
  }),
  FreitextFrage: ({ type, formatter, kommentar, laengeMin, laengeMax }, { texte = {} }) => ({
    type,
    antwort: texte[WERT] ?? null,
    formatter,
    kommentar,
    laengeMin,
    laengeMax,
  }),
  PrioritaetFrage: prioritaet,
  ProzentualeAufteilungFrage: ({ type, anteile }, antwort) => ({
    type,
    anteile: anteile.map((anteil) => ({
      antwort: antwort.zahlen?.[anteil.id] ?? null,
      ...beschrieben(anteil, antwort),
    })),
  }),
}

/** A question of section 3.6 with its answer; its parts go by their texts. */
export const alsFrage = ({ block, frage }: Gestellt, antwort: Antwort = KEINE_ANTWORT): Frageantwort => ({
  id: frage.id,
  frageblockId: block.id,
  fragetexte: frage.fragetexte,
  kommentare: frage.kommentare,
  kontexte: frage.kontexte,
  pflicht: frage.pflicht,
  ...jeArt(ZEIGEN, frage, antwort),
})
