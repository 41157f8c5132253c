import { nurDie } from '../../../shared/lauf/akteure.ts'
import { lauf, type AkteurVon, type AktionVon, type StatusAnzeige } from '../../../shared/lauf/lauf.ts'

/** How far one attempt at making a notice known is (S9-10): in the portal, or by post. A further attempt is a new row. */
export const BEKANNTGABE_STATUS = [
  'BEREITGESTELLT',
  'BENACHRICHTIGT',
  'ABGERUFEN',
  /** Ten days went by, or another way was taken: withdrawn from the portal. */
  'NICHT_BEWIRKT',
  'VERSANDT',
  'BEKANNT',
  /** The letter came back. */
  'ZURUECK',
] as const
export type BekanntgabeStatus = (typeof BEKANNTGABE_STATUS)[number]

/** A notice that nothing was done with yet stands at null. */
export type BekanntgabeStand = BekanntgabeStatus | null

export const BEKANNTGABE_WEGE = ['PORTAL', 'POST'] as const
export type Bekanntgabeweg = (typeof BEKANNTGABE_WEGE)[number]

/** Word, tone and outlook of each state, as the company reads them (rule G-02). */
export const BEKANNTGABE_ANZEIGE: Record<BekanntgabeStatus, StatusAnzeige> = {
  BEREITGESTELLT: {
    wort: 'Bereitgestellt',
    ton: 'info',
    weiter: 'Sobald die Benachrichtigung verschickt ist, kann der Bescheid abgerufen werden.',
  },
  BENACHRICHTIGT: { wort: 'Liegt bereit', ton: 'warnung', weiter: 'Rufen Sie den Bescheid ab.' },
  ABGERUFEN: {
    wort: 'Abgerufen',
    ton: 'erfolg',
    weiter: 'Am Tag nach dem Abruf gilt der Bescheid als bekannt gegeben.',
  },
  NICHT_BEWIRKT: {
    wort: 'Nicht abgerufen',
    ton: 'warnung',
    weiter: 'Die Bank gibt Ihnen den Bescheid auf einem anderen Weg bekannt.',
  },
  VERSANDT: { wort: 'Mit der Post unterwegs', ton: 'info', weiter: 'Der Bescheid kommt als Brief zu Ihnen.' },
  BEKANNT: {
    wort: 'Per Post bekannt gegeben',
    ton: 'erfolg',
    weiter: 'Der Bescheid gilt am vierten Tag nach der Aufgabe zur Post als bekannt gegeben.',
  },
  ZURUECK: {
    wort: 'Brief kam zurück',
    ton: 'warnung',
    weiter: 'Die Bank gibt Ihnen den Bescheid auf einem anderen Weg bekannt.',
  },
}

const OHNE_STAND = 'Noch nicht auf dem Weg'

/** The word for a state; a notice that nothing was done with has one too. */
export const bekanntgabeWort = (stand: BekanntgabeStand): string =>
  stand === null ? OHNE_STAND : BEKANNTGABE_ANZEIGE[stand].wort

/**
 * S9-10, § 41 (2) and (2a) VwVfG: who moves it, from where, to where. Who acts: members of the company, its signers, the
 * bank's people, and the clock, which nobody is.
 */
export const bekanntgabeStaende = lauf({
  was: 'Bescheid',
  nochNicht: OHNE_STAND,
  staende: BEKANNTGABE_ANZEIGE,
  anfang: null,
  ende: ['ABGERUFEN'],
  akteure: nurDie({
    MITGLIED: (verb) => `Nur Mitglieder des Unternehmens können den Bescheid ${verb}.`,
    ZEICHNUNGSBERECHTIGT: (verb) => `Nur Personen mit Zeichnungsberechtigung können den Bescheid ${verb}.`,
    BANK: (verb) => `Nur die Bank kann den Bescheid ${verb}.`,
    UHR: 'Das geschieht von selbst, wenn es an der Zeit ist.',
  }),
  zeilen: {
    bescheidBereitstellen: { von: [null], wer: ['UHR'], nach: 'BEREITGESTELLT', verb: 'bereitstellen' },
    bescheidMelden: { von: ['BEREITGESTELLT'], wer: ['UHR'], nach: 'BENACHRICHTIGT', verb: 'melden' },
    abrufErinnern: { von: ['BENACHRICHTIGT'], wer: ['UHR'], nach: 'BENACHRICHTIGT', verb: 'anmahnen' },
    bescheidAbrufen: {
      von: ['BENACHRICHTIGT'],
      wer: ['ZEICHNUNGSBERECHTIGT'],
      nach: 'ABGERUFEN',
      verb: 'abrufen',
    },
    bereitstellungBeenden: {
      von: ['BENACHRICHTIGT'],
      wer: ['UHR'],
      nach: 'NICHT_BEWIRKT',
      verb: 'entziehen',
    },
    /** Once more in the portal, or after the consent has come late. */
    bescheidErneutBereitstellen: {
      von: [null, 'NICHT_BEWIRKT', 'ZURUECK'],
      wer: ['BANK'],
      nach: 'BEREITGESTELLT',
      verb: 'bereitstellen',
    },
    /** At any time before it is known; a provision that runs ends with it. */
    bescheidVersenden: {
      von: [null, 'BEREITGESTELLT', 'BENACHRICHTIGT', 'NICHT_BEWIRKT', 'ZURUECK'],
      wer: ['BANK'],
      nach: 'VERSANDT',
      verb: 'mit der Post versenden',
    },
    briefBekanntgeben: { von: ['VERSANDT'], wer: ['UHR'], nach: 'BEKANNT', verb: 'bekannt geben' },
    /** Also after the fourth day: what came back was not given. */
    briefZurueckmelden: {
      von: ['VERSANDT', 'BEKANNT'],
      wer: ['BANK'],
      nach: 'ZURUECK',
      verb: 'zurückmelden',
    },
  },
})
export type BekanntgabeAktion = AktionVon<typeof bekanntgabeStaende>
export type BekanntgabeAkteur = AkteurVon<typeof bekanntgabeStaende>

/** Known to the company, or about to be by the calendar alone: it may read it from now on. */
export const istGegeben = (stand: BekanntgabeStand): boolean => stand === 'ABGERUFEN' || stand === 'BEKANNT'

/** It lies in the portal and waits, or is about to. */
export const liegtBereit = (stand: BekanntgabeStand): boolean =>
  stand === 'BEREITGESTELLT' || stand === 'BENACHRICHTIGT'

/** Nobody is about to make it known: the bank has to choose a way. */
export const brauchtAnderenWeg = (stand: BekanntgabeStand): boolean =>
  stand === null || stand === 'NICHT_BEWIRKT' || stand === 'ZURUECK'
