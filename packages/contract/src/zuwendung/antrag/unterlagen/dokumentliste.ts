import { momentVon, monateSpaeter, tagInBerlin } from '../../../shared/zeit/datum.ts'
import type { AntragstellerArt, Rechtsform } from '../../../unternehmen/werte/enums.ts'
import { dokumentTitel, type DokumentArt } from '../../kern/antragsformular/dokumentArten.ts'
import type { DateiAngabe } from '../../../formular/dateien.ts'
import { DOKUMENT_TABELLE, type TabellenZeile } from './dokumentTabelle.ts'
import { passt } from '../../kern/antragsformular/einschraenkung.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import type { UNTERLAGEN_JE_MASCHINE } from '../../kern/antragsformular/gegenstaende.ts'
import { FAEHIGKEITEN } from '../../kern/programm/faehigkeiten.ts'
import type { Bedingung, UnterlagenRegeln } from '../../kern/antragsformular/unterlagenSchema.ts'

/** What decides on a document: the applicant, and the categories that he applies in. */
export type Anlass = {
  readonly art: AntragstellerArt | null
  readonly rechtsform: Rechtsform | null
  readonly kategorien: readonly string[]
}

const erfuellt = (a: Anlass, b: Bedingung): boolean =>
  passt(b.antragstellerArten, a.art) &&
  passt(b.rechtsformen, a.rechtsform) &&
  (b.kategorien === undefined || b.kategorien.some((k) => a.kategorien.includes(k)))

/** Conditions of a kind: those of the programme's version, else those of the table. Undefined: nobody is asked for it. */
const bedingungen = ({ art, wann }: TabellenZeile, regeln: UnterlagenRegeln) => regeln[art] ?? wann

export type DokumentZeile = {
  readonly art: DokumentArt
  readonly titel: string
  readonly erforderlich: boolean
  /** Why it is demanded, or when it is worth adding; null for one that is not asked for any more. */
  readonly grund: string | null
  readonly zeigt: string
  readonly hoechstalterMonate: number | null
  readonly dateien: readonly DateiAngabe[]
}

/** Files of one kind; empty when the programme does not know the kind. */
export const dateienVon = (formular: AntragFormular, art: DokumentArt): readonly DateiAngabe[] => {
  // Each programme knows some of the kinds; one that it does not know reads undefined.
  const dokumente = formular.dokumente as
    | Partial<Record<DokumentArt, DateiAngabe[] | null>>
    | null
    | undefined
  return dokumente?.[art] ?? []
}

const anlass = (formular: AntragFormular): Anlass => ({
  art: formular.produktgruppenDaten.antragstellerArt ?? null,
  rechtsform: formular.unternehmen?.rechtsform ?? null,
  kategorien: (formular.foerdergegenstandSeiten ?? []).map((s) => s.kategorie ?? ''),
})

/** The kinds that a programme knows, in the order of the screen. */
export const dokumentArten = (programm: keyof typeof DOKUMENT_TABELLE): DokumentArt[] =>
  DOKUMENT_TABELLE[programm].map(({ art }) => art)

/**
 * The documents of an application: those demanded from this applicant, then those that may be added. `regeln`: where
 * the programme's version differs from the table (AntragAntwort.unterlagen).
 */
export const dokumentListe = (formular: AntragFormular, regeln: UnterlagenRegeln): DokumentZeile[] => {
  const a = anlass(formular)
  return DOKUMENT_TABELLE[formular.produktgruppenDaten.type].flatMap((zeile) => {
    const wann = bedingungen(zeile, regeln)
    const erforderlich = wann?.some((b) => erfuellt(a, b)) ?? false
    const dateien = dateienVon(formular, zeile.art)
    if (!erforderlich && wann !== undefined && dateien.length === 0) return []
    const { art, zeigt, hoechstalterMonate = null } = zeile
    const grund = erforderlich || wann === undefined ? zeile.grund : null
    return [{ art, titel: dokumentTitel(art), erforderlich, grund, zeigt, hoechstalterMonate, dateien }]
  })
}

/** A row of the list that is shown before an application exists. */
export type VorabZeile = {
  /** A kind of the programme, or a paper that each machine needs. */
  readonly art: DokumentArt | (typeof UNTERLAGEN_JE_MASCHINE)[number]
  readonly titel: string
  readonly grund: string
  readonly zeigt: string
  readonly hoechstalterMonate: number | null
  readonly erforderlich: boolean
  /** Codes of those categories it is due in; null: in all of them. */
  readonly nurIn: readonly string[] | null
}

const JE_MASCHINE: readonly VorabZeile[] = [
  {
    art: 'dokumentAngebot',
    titel: 'Angebot, für jede Maschine',
    grund: 'Nach seinem Preis berechnen wir den Zuschuss.',
    zeigt: 'Anbieter, Typbezeichnung und Nettopreis.',
    hoechstalterMonate: null,
    erforderlich: true,
    nurIn: null,
  },
  {
    art: 'dokumentHerstellerBestaetigung',
    titel: 'Bestätigung des Herstellers, für jede Maschine',
    grund: 'Gefördert wird, was in der Positivliste steht.',
    zeigt: 'Dass die Maschine die technischen Kriterien ihrer Klasse erfüllt.',
    hoechstalterMonate: null,
    erforderlich: true,
    nurIn: null,
  },
]

export type Vorab = Anlass & {
  readonly programm: keyof typeof DOKUMENT_TABELLE
  readonly regeln: UnterlagenRegeln
}

/**
 * What will be asked for, before an application exists (S4-06): from the company's data and the categories that it is
 * invited to. A document that only some of them demand says which.
 */
export const unterlagenVorab = ({ programm, regeln, ...a }: Vorab): VorabZeile[] => {
  const ist = (b: readonly Bedingung[], kategorien: readonly string[]) =>
    b.some((bedingung) => erfuellt({ ...a, kategorien }, bedingung))
  const zeilen = DOKUMENT_TABELLE[programm].flatMap((zeile): VorabZeile[] => {
    const { art, grund, zeigt, hoechstalterMonate = null } = zeile
    const wann = bedingungen(zeile, regeln)
    const kopf = { art, titel: dokumentTitel(art), grund, zeigt, hoechstalterMonate }
    if (wann === undefined) return [{ ...kopf, erforderlich: false, nurIn: null }]
    if (ist(wann, [])) return [{ ...kopf, erforderlich: true, nurIn: null }]
    const nurIn = a.kategorien.filter((k) => ist(wann, [k]))
    if (nurIn.length === 0) return []
    return [{ ...kopf, erforderlich: true, nurIn: nurIn.length === a.kategorien.length ? null : nurIn }]
  })
  const pflicht = zeilen.filter((z) => z.erforderlich)
  const maschinen = FAEHIGKEITEN[programm].MitMaschinen ? JE_MASCHINE : []
  return [...pflicht, ...maschinen, ...zeilen.filter((z) => !z.erforderlich)]
}

/**
 * Whether a file is too old for its kind: what was uploaded longer ago than its age limit says nothing of today. Days
 * of Berlin; `angelegtAm` is an ISO instant, `heute` 'YYYY-MM-DD'.
 */
export const dokumentVeraltet = (art: DokumentArt, angelegtAm: string, heute: string): boolean => {
  const zeile = Object.values(DOKUMENT_TABELLE)
    .flat()
    .find((z) => z.art === art)
  if (zeile?.hoechstalterMonate === undefined) return false
  return tagInBerlin(momentVon(angelegtAm)) < monateSpaeter(heute, -zeile.hoechstalterMonate)
}
