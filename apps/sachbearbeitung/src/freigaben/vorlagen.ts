import { nachAlphabet } from '@foerderportal/contract/shared/alphabet'
import type { Auszahlungsfreigabe } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { Zahllaufzeile } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import type { Rundenfreigabe } from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
import type { Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import type { Freigabezeile } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { programmName, rundeMitProgramm } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { pfade } from '../paths.ts'

/** Something that lies before a second person, of whatever kind (S9-04). */
export type Vorlage = {
  readonly id: string
  /** Case or round. */
  readonly wozu: string
  readonly href: string
  /** Of a case: the way through the list goes on from there. */
  readonly fall: string | null
  readonly art: string
  /** Company; empty where it is about more than one. */
  readonly wer: string
  /** Programme and, of a case, round. */
  readonly programm: string
  readonly seit: string
  /** In euros. */
  readonly betrag: number | null
  readonly abweichungen: string
  readonly vorbereitetVon: string
  readonly gesperrtWeil: string | null
}

export const ausEntscheidung = (zeile: Freigabezeile): Vorlage => {
  const {
    geschaeftGuid,
    geNr,
    wort,
    programm,
    runde,
    unternehmenName,
    abweichungen,
    seit,
    betrag,
    vorbereitetVon,
    gesperrtWeil,
  } = zeile
  return {
    id: `entscheidung ${geschaeftGuid}`,
    wozu: geNr,
    href: pfade.fall(geschaeftGuid, 'entscheidung'),
    fall: geschaeftGuid,
    art: wort,
    wer: unternehmenName,
    programm: rundeMitProgramm(runde, programm),
    abweichungen: abweichungen.length === 0 ? 'keine' : abweichungen.join('; '),
    seit,
    betrag,
    vorbereitetVon,
    gesperrtWeil,
  }
}

export const ausAuszahlung = ({
  guid,
  geNr,
  programm,
  runde,
  unternehmenName,
  abweichungen,
  ...zeile
}: Auszahlungsfreigabe): Vorlage => ({
  id: `auszahlung ${guid}`,
  wozu: geNr,
  href: pfade.auszahlung(guid),
  fall: null,
  art: 'Auszahlung, Prüfung',
  wer: unternehmenName,
  programm: rundeMitProgramm(runde, programm),
  abweichungen: abweichungen.length === 0 ? 'keine' : abweichungen.join('; '),
  betrag: zeile.betrag,
  seit: zeile.seit,
  vorbereitetVon: zeile.vorbereitetVon,
  gesperrtWeil: zeile.gesperrtWeil,
})

const RUNDENART: Readonly<Record<Rundenaktart | 'reihungFreigeben' | 'staffelFreigeben', string>> = {
  rundeVeroeffentlichen: 'Runde veröffentlichen',
  fristVerlaengern: 'Frist verlängern',
  mittelErhoehen: 'Mittel erhöhen',
  rundeAnnullieren: 'Runde annullieren',
  bekundungEntfallen: 'Bekundung entfällt',
  einladungVerlaengern: 'Einladung verlängern',
  reihungFreigeben: 'Reihung',
  staffelFreigeben: 'Staffel',
}

export const ausRunde = (zeile: Rundenfreigabe): Vorlage => {
  const { guid, rundeGuid, bezeichnung, programm, art, text, betrag, seit, vorbereitetVon, gesperrtWeil } =
    zeile
  return {
    id: `runde ${guid}`,
    wozu: bezeichnung,
    href: pfade.runde(rundeGuid),
    fall: null,
    art: RUNDENART[art],
    wer: '',
    programm: programmName(programm),
    abweichungen: text,
    betrag,
    seit,
    vorbereitetVon,
    gesperrtWeil,
  }
}

/** Of runs those that lie before a second person, themselves or their end (S6-08). */
export const ausZahllauf = ({
  guid,
  nr,
  programm,
  anzahl,
  auffaellig,
  summe,
  vorlage,
}: Zahllaufzeile): Vorlage[] =>
  vorlage === null
    ? []
    : [
        {
          id: `zahllauf ${guid}`,
          wozu: nr,
          href: pfade.zahllauf(guid),
          fall: null,
          art: vorlage.verfallGrund === null ? 'Zahllauf' : 'Zahllauf verfällt',
          wer: '',
          programm: programmName(programm),
          abweichungen:
            vorlage.verfallGrund ??
            `${anzahl} Posten, ${auffaellig === 0 ? 'nichts auffällig' : `${auffaellig} auffällig`}`,
          betrag: summe,
          seit: vorlage.am,
          vorbereitetVon: vorlage.name,
          gesperrtWeil: vorlage.gesperrtWeil,
        },
      ]

/** Longest waiting first. */
const nachWartezeit = (vorlagen: readonly Vorlage[]): Vorlage[] =>
  vorlagen.toSorted((a, b) => nachAlphabet(a.seit, b.seit) || nachAlphabet(a.id, b.id))

/** A kind of these as far as it is loaded. */
export type Gelesenes = {
  readonly vorlagen: readonly Vorlage[]
  readonly anzahl: number
  readonly fuerMich: number
  readonly mehr: boolean
}

/**
 * What is loaded of all kinds, longest waiting first, up to where a kind has rows that are not loaded yet: nothing that comes
 * with the next page stands before what is shown.
 */
export const lueckenlos = (arten: readonly Gelesenes[]): Vorlage[] => {
  const enden = arten.flatMap(({ mehr, vorlagen }) => (mehr ? vorlagen.slice(-1) : []))
  const ende = nachWartezeit(enden)[0]
  return nachWartezeit(arten.flatMap(({ vorlagen }) => vorlagen)).filter(
    ({ seit }) => ende === undefined || seit <= ende.seit,
  )
}
