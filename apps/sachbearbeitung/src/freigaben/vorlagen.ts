import { nachAlphabet } from '@foerderportal/contract/shared/alphabet'
import type { Auszahlungsfreigabe } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { Zahllaufzeile } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import type { Rundenfreigabe } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/aktSchema'
import type { Rundenaktart } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/rundenakt'
import { ARTEN } from '@foerderportal/contract/zuwendung/entscheidung/arten'
import type { Freigabezeile } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import { programmName } from '@foerderportal/contract/zuwendung/programm/programmName'
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
  readonly wer: string
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
    art,
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
    art: ARTEN[art].wort,
    wer: unternehmenName,
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
  unternehmenName,
  abweichungen,
  ...zeile
}: Auszahlungsfreigabe): Vorlage => ({
  id: `auszahlung ${guid}`,
  wozu: geNr,
  href: pfade.auszahlung(guid),
  fall: null,
  art: 'Auszahlung',
  wer: unternehmenName,
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
    wer: programmName(programm),
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
          wer: programmName(programm),
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
export const nachWartezeit = (vorlagen: readonly Vorlage[]): Vorlage[] =>
  vorlagen.toSorted((a, b) => nachAlphabet(a.seit, b.seit) || nachAlphabet(a.id, b.id))
