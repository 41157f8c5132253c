import type { Schritt } from '../../../formular/schritte.ts'
import { alsDatum } from '../../../shared/zeit/datum.ts'
import type { Bescheidart } from '../entscheidung/bescheidarten.ts'
import { auszahlungBisText } from './auszahlungAb.ts'
import type { BescheidAnsicht } from './schema.ts'

type Inhalt = NonNullable<BescheidAnsicht['inhalt']>
type Lage = Pick<BescheidAnsicht, 'bekanntAm' | 'rechtsbehelfBis'> & { readonly inhalt: Inhalt }
type Folge = (lage: Lage, heute: string) => Schritt[]

const bestellen = (ab: string | null, heute: string): string => {
  if (ab === null) return ''
  return ab <= heute ? 'Bestellen dürfen Sie jetzt. ' : `Bestellen dürfen Sie ab dem ${alsDatum(ab)}. `
}

/** From when to order, until when to buy and pay; nothing where the day is over. */
const kaufen = ({ kaufAb, kaufBis }: Inhalt, heute: string): Schritt[] => {
  if (kaufBis !== null && kaufBis < heute) return []
  const bis = kaufBis === null ? '' : `Kaufen und bezahlen Sie bis zum ${alsDatum(kaufBis)}.`
  const satz = `${bestellen(kaufAb, heute)}${bis}`.trim()
  return satz === '' ? [] : [{ was: 'Bestellen, kaufen und bezahlen', satz }]
}

const auszahlen = ({ bekanntAm: ab, inhalt: { auszahlungBis: bis } }: Lage, heute: string): Schritt => {
  const frist = bis === null ? '' : `${auszahlungBisText(bis, heute)}. `
  const bald = ab !== null && ab > heute ? `Möglich ab dem ${alsDatum(ab)}, sobald Sie bezahlt haben. ` : ''
  return {
    was: 'Auszahlung beantragen',
    satz: `${bald}${frist}Der Antrag mit Rechnungen und Zahlungsnachweisen ist zugleich Ihr Verwendungsnachweis.`,
  }
}

const nichts = (satz: string): Schritt[] => [{ was: 'Sie müssen nichts tun', satz }]

/** What is approved today, whatever the notice did with it. */
const mitBewilligung: Folge = (lage, heute) => {
  const { bewilligt, offen } = lage.inhalt
  if (bewilligt === null || bewilligt === 0) return nichts('Bewilligt ist jetzt nichts mehr.')
  if (offen === 0) return nichts('Alles, was bewilligt ist, haben Sie beantragt.')
  return [...kaufen(lage.inhalt, heute), auszahlen(lage, heute)]
}

const FOLGEN: Record<Bescheidart, Folge> = {
  BEWILLIGUNG: mitBewilligung,
  ABLEHNUNG: () => nichts('Über diesen Antrag ist entschieden.'),
  AENDERUNG: mitBewilligung,
  WIDERRUF: mitBewilligung,
  RUECKNAHME: mitBewilligung,
  VERZICHT: mitBewilligung,
  AUSZAHLUNG_GEKUERZT: () => [
    {
      was: 'Die Bank überweist das Geld',
      satz: 'Wann es kommt, steht beim Auszahlungsantrag. Warum es weniger ist, steht im Bescheid.',
    },
  ],
  AUSZAHLUNG_ABGELEHNT: () => [
    {
      was: 'Sie können neu beantragen',
      satz: 'Lesen Sie im Bescheid, was die Bank beanstandet. Beim Auszahlungsantrag machen Sie daraus einen neuen; der abgelehnte zählt nicht mit.',
    },
  ],
}

const UEBERHOLT = nichts('Ein späterer Bescheid hat diesen geändert. Was jetzt gilt, steht dort.')

/** The end of the notice says which remedy that is; the day is what can be told from here (`rechtsbehelfBis`). */
const rechtsbehelf = ({ rechtsbehelfBis: bis }: Lage, heute: string): Schritt[] =>
  bis === null || bis < heute
    ? []
    : [
        {
          was: 'Sind Sie nicht einverstanden',
          satz: `Dagegen vorgehen können Sie voraussichtlich bis zum ${alsDatum(bis)}. Welcher Rechtsbehelf möglich ist, wo und wie lange, steht am Ende des Bescheids.`,
        },
      ]

/** What comes after a notice that has reached the company; nothing before (S9-10). `heute`: 'YYYY-MM-DD' in Berlin. */
export const bescheidSchritte = (
  { art, inhalt, ...b }: Pick<BescheidAnsicht, 'art' | 'inhalt' | 'bekanntAm' | 'rechtsbehelfBis'>,
  heute: string,
): Schritt[] => {
  if (inhalt === null) return []
  const lage = { ...b, inhalt }
  return [...(inhalt.ueberholt ? UEBERHOLT : FOLGEN[art](lage, heute)), ...rechtsbehelf(lage, heute)]
}
