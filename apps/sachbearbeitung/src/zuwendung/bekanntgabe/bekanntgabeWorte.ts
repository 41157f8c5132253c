import { nachAlphabet } from '@foerderportal/contract/shared/alphabet'
import { alsDatum, alsMinute, alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import {
  BEKANNTGABE_ANZEIGE,
  bekanntgabeWort,
  type BekanntgabeStand,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import type { BankBekanntgabe, BankBescheid } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import type { Ton } from '@foerderportal/ui/Hinweis.tsx'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { ZUSTELLUNG } from '../../shared/zustellung.ts'

const uhr = (iso: string) => `${alsZeitpunkt(iso)}\u00a0Uhr`

/** What has to be done now, and by whom, in the words of the bank. */
const WEITER: Record<NonNullable<BekanntgabeStand>, (k: BankBekanntgabe) => string> = {
  BEREITGESTELLT: () => 'Die zehn Tage beginnen, sobald ein Mailserver die erste Benachrichtigung annimmt.',
  BENACHRICHTIGT: ({ endetAm }) =>
    `Das Unternehmen kann ihn bis ${endetAm ? alsMinute(letzterMoment(endetAm)) : ''}\u00a0Uhr abrufen.`,
  ABGERUFEN: ({ bekanntAm }) => `Bekannt gegeben am ${bekanntAm ? alsDatum(bekanntAm) : ''}.`,
  NICHT_BEWIRKT: () => 'Wählen Sie einen anderen Weg.',
  VERSANDT: () => 'Am vierten Tag nach der Aufgabe gilt er als bekannt gegeben.',
  BEKANNT: ({ bekanntAm }) => `Bekannt gegeben am ${bekanntAm ? alsDatum(bekanntAm) : ''}.`,
  ZURUECK: ({ grund }) =>
    `Auf dem Brief stand: ${grund?.replace(/\.$/, '') ?? ''}. Wählen Sie einen anderen Weg.`,
}

type Lage = { readonly wort: string; readonly ton: Ton | 'neutral'; readonly weiter: string }

/** How a notice stands, and what comes next. */
export const lageVon = (b: BankBescheid): Lage => {
  const [letzte] = b.bekanntgaben
  if (letzte !== undefined)
    return {
      wort: bekanntgabeWort(letzte.status),
      ton: TOENE[BEKANNTGABE_ANZEIGE[letzte.status].ton],
      weiter: WEITER[letzte.status](letzte),
    }
  const weiter = b.liegtVor
    ? 'Das Unternehmen hat nicht in Bescheide im Portal eingewilligt: Drucken Sie ihn, und geben Sie ihn zur Post.'
    : 'Die Datei entsteht gerade. Sie erscheint von selbst.'
  return { wort: bekanntgabeWort(null), ton: b.liegtVor ? 'warning' : 'info', weiter }
}

export type Zeile = { readonly zeit: string; readonly was: string }

const wenn = (iso: string | null, was: string): (Zeile & { readonly iso: string })[] =>
  iso === null ? [] : [{ iso, zeit: uhr(iso), was }]

const tag = (datum: string | null, was: string) =>
  datum === null ? [] : [{ iso: datum, zeit: alsDatum(datum), was }]

type Meldung = BankBekanntgabe['meldungen'][number]

const meldung = ({ name, zustellung, angenommenAm, fehler }: Meldung, seit: string | null) => {
  const an = `Benachrichtigung an ${name}`
  if (angenommenAm !== null) return wenn(angenommenAm, `${an} vom Mailserver angenommen`)
  if (fehler === null) return wenn(seit, `${an} unterwegs`)
  return wenn(seit, `${an}: ${ZUSTELLUNG[zustellung].wort} (${fehler})`)
}

const abruf = ({ name, begonnenAm, bestaetigtAm, bytes, sha256 }: BankBekanntgabe['abrufe'][number]) =>
  wenn(
    begonnenAm,
    bestaetigtAm === null
      ? `Abruf durch ${name} begonnen, ${bytes} Bytes gesendet, Empfang nicht bestätigt`
      : `Abruf durch ${name}, vollständig empfangen ${uhr(bestaetigtAm)}, SHA-256 ${sha256}`,
  )

/** Everything that was done to make a notice known, in its order. */
export const protokollVon = (k: BankBekanntgabe): Zeile[] =>
  [
    ...wenn(k.bereitgestelltAm, 'Im Portal bereitgestellt'),
    ...k.meldungen.flatMap((m) => meldung(m, k.bereitgestelltAm)),
    ...wenn(k.erinnertAm, 'An den Abruf erinnert'),
    ...k.abrufe.flatMap(abruf),
    ...wenn(k.beendetAm, 'Dem Portal entzogen'),
    ...tag(k.aufgegebenAm, 'Zur Post gegeben'),
    ...tag(k.bekanntAm, 'Bekannt gegeben'),
  ].toSorted((a, b) => nachAlphabet(a.iso, b.iso))
