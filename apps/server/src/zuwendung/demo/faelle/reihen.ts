import { einreichen, korrigieren, nachfordern, zurueckziehen } from './antragsschritte.ts'
import { bekanntgeben } from './bekanntgabeschritte.ts'
import { entwerfen, freigeben, vorlegen, zurueckgeben } from './entscheidungsschritte.ts'
import { nachtragen } from './nachtragsschritte.ts'
import { anhoeren, vermerken } from './pruefschritte.ts'
import { ALLE_PUNKTE, bewilligt, bis, geprueft, immer, jeder, niemand, type Reihe } from './reihe.ts'
import { REIHEN_KLIMABILANZ } from './reihenKlimabilanz.ts'
import { verzichten } from './verzichtschritte.ts'

const WIDERRUFEN =
  'Wir beabsichtigen, die Zuwendung zu widerrufen: Der Bericht auf Ihrer Website nennt die Förderung nicht, obwohl der Bescheid es verlangt. Bitte nehmen Sie dazu Stellung.'
const VERRINGERN =
  'Wir beabsichtigen, die Zuwendung zu verringern: Nach dem Kaufvertrag kostet die Maschine weniger. Bitte nehmen Sie dazu Stellung.'

/** Every state that a case can be in, with the way there; offsets in days from the day on which it came in. */
export const REIHEN: readonly Reihe[] = [
  { stand: 'Entwurf', anzahl: 5, vorTagen: 2, streuung: 6, hatJemand: niemand, schritte: [], zuklb: true },
  {
    stand: 'eingegangen',
    anzahl: 10,
    vorTagen: 1,
    streuung: 8,
    hatJemand: jeder(4),
    schritte: [einreichen(0)],
    zuklb: true,
  },
  {
    stand: 'in Prüfung, noch nichts vermerkt',
    anzahl: 3,
    vorTagen: 4,
    streuung: 5,
    hatJemand: jeder(2),
    schritte: bis(),
    zuklb: true,
  },
  {
    stand: 'in Prüfung, zum Teil vermerkt',
    anzahl: 7,
    vorTagen: 6,
    streuung: 14,
    hatJemand: jeder(2),
    schritte: bis(vermerken(4, 7)),
    befangen: 2,
  },
  {
    stand: 'fertig geprüft, mit einem Befund',
    anzahl: 4,
    vorTagen: 9,
    streuung: 14,
    hatJemand: immer,
    schritte: geprueft(),
  },
  {
    stand: 'Nachforderung offen',
    anzahl: 4,
    vorTagen: 12,
    streuung: 6,
    hatJemand: immer,
    schritte: bis(vermerken(4, 9), nachfordern(6, 28)),
  },
  {
    stand: 'Nachforderung überfällig',
    anzahl: 3,
    vorTagen: 40,
    streuung: 8,
    hatJemand: immer,
    schritte: bis(vermerken(4, 9), nachfordern(6, 14)),
  },
  {
    stand: 'Korrektur eingegangen',
    anzahl: 4,
    vorTagen: 26,
    streuung: 8,
    hatJemand: immer,
    schritte: bis(vermerken(4, ALLE_PUNKTE), nachfordern(6, 28), korrigieren(18), einreichen(18)),
  },
  {
    stand: 'Anhörung offen',
    anzahl: 3,
    vorTagen: 24,
    streuung: 5,
    hatJemand: immer,
    schritte: geprueft(anhoeren(15, 28)),
  },
  {
    stand: 'Entscheidung im Entwurf',
    anzahl: 3,
    vorTagen: 16,
    streuung: 6,
    hatJemand: immer,
    schritte: geprueft(entwerfen(9, 'BEWILLIGUNG')),
  },
  {
    stand: 'vorgelegt',
    anzahl: 5,
    vorTagen: 18,
    streuung: 7,
    hatJemand: immer,
    schritte: geprueft(entwerfen(9, 'BEWILLIGUNG'), vorlegen(11)),
  },
  {
    stand: 'zurückgegeben',
    anzahl: 2,
    vorTagen: 20,
    streuung: 5,
    hatJemand: immer,
    schritte: geprueft(entwerfen(9, 'BEWILLIGUNG'), vorlegen(11), zurueckgeben(13)),
  },
  {
    stand: 'bewilligt, Bescheid abgerufen',
    anzahl: 1,
    vorTagen: 26,
    streuung: 1,
    hatJemand: immer,
    schritte: bewilligt(bekanntgeben('abgerufen')),
  },
  {
    stand: 'bewilligt, Bescheid nicht abgerufen',
    anzahl: 1,
    vorTagen: 29,
    streuung: 1,
    hatJemand: immer,
    schritte: bewilligt(bekanntgeben('nichtAbgerufen')),
  },
  {
    stand: 'bewilligt, Brief zurückgekommen',
    anzahl: 1,
    vorTagen: 40,
    streuung: 1,
    hatJemand: immer,
    schritte: bewilligt(bekanntgeben('zurueckgekommen')),
  },
  {
    stand: 'bewilligt, noch nicht bekannt gegeben',
    anzahl: 2,
    vorTagen: 44,
    streuung: 20,
    hatJemand: immer,
    schritte: bewilligt(),
  },
  {
    stand: 'bewilligt, Brief unterwegs',
    anzahl: 1,
    vorTagen: 20,
    streuung: 1,
    hatJemand: immer,
    schritte: bewilligt(bekanntgeben('unterwegs')),
  },
  {
    stand: 'abgelehnt',
    anzahl: 3,
    vorTagen: 55,
    streuung: 10,
    hatJemand: immer,
    schritte: geprueft(anhoeren(8, 14), entwerfen(26, 'ABLEHNUNG'), vorlegen(27), freigeben(29)),
  },
  {
    stand: 'zurückgezogen',
    anzahl: 3,
    vorTagen: 15,
    streuung: 9,
    hatJemand: jeder(2),
    schritte: bis(zurueckziehen(6)),
  },
  {
    stand: 'bewilligt, der Bescheid liegt bereit',
    anzahl: 1,
    vorTagen: 18,
    streuung: 1,
    hatJemand: immer,
    schritte: bewilligt(bekanntgeben('liegtBereit')),
    vonMax: 'lohnbetriebNord',
  },
  {
    stand: 'bewilligt, Widerruf im Entwurf nach einer Anhörung',
    anzahl: 1,
    vorTagen: 58,
    streuung: 3,
    hatJemand: immer,
    schritte: bewilligt(
      bekanntgeben('abgerufen', 'BEWILLIGUNG'),
      nachtragen(26, {
        art: 'WIDERRUF',
        bleibt: 0,
        grund: {
          code: 'T-420',
          werte: {
            auflage: 'Wer öffentlich über das Vorhaben berichtet, nennt die Förderung',
            umstand: 'Der Bericht auf der Website des Betriebs nennt sie auch nach unserer Bitte nicht',
          },
        },
        kenntnisNach: 24,
      }),
      anhoeren(27, 14, WIDERRUFEN),
    ),
  },
  {
    stand: 'bewilligt und geändert',
    anzahl: 1,
    vorTagen: 60,
    streuung: 3,
    hatJemand: immer,
    schritte: bewilligt(
      bekanntgeben('abgerufen', 'BEWILLIGUNG'),
      nachtragen(24, {
        art: 'AENDERUNG',
        bleibt: 80,
        grund: {
          code: 'T-440',
          werte: { grund: 'Die Maschine kostet nach dem Kaufvertrag ein Fünftel weniger.' },
        },
      }),
      anhoeren(25, 14, VERRINGERN),
      vorlegen(41),
      freigeben(43),
    ),
  },
  {
    stand: 'bewilligt, Verzicht erklärt',
    anzahl: 1,
    vorTagen: 62,
    streuung: 3,
    hatJemand: immer,
    schritte: bewilligt(bekanntgeben('perPost'), verzichten(40)),
  },
  ...REIHEN_KLIMABILANZ,
]
