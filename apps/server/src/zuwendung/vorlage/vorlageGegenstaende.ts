import { randomUUID } from 'node:crypto'
import type {
  Foerdergegenstand,
  FoerdergegenstandSeite,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import {
  gegenstaendeIn,
  gegenstandName,
  unterlagenVon,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import type { VorlageNotiz } from '@foerderportal/contract/zuwendung/antrag/vorlage'
import { brauchbare } from './vorlageDokumente.ts'
import { ausgelassen, pruefen, type Teil, type Umstaende } from './vorlageTeil.ts'

const SEITE = 'foerdergegenstaende'

const nameVon = (g: Foerdergegenstand): string => {
  const name = gegenstandName(g)
  return name ? `„${name}“` : 'Ein Fördergegenstand ohne Namen'
}

/** Why items of this class can't be applied for today; null when they can. */
const hindernis = (seite: FoerdergegenstandSeite, u: Umstaende): string | null => {
  const kategorie = u.programm.kategorien.find((k) => k.id === seite.kategorie)
  const klasse = kategorie?.klassen.find((k) => k.id === seite.foerdergegenstandKlasse)
  if (klasse === undefined) return 'Die Klasse steht nicht mehr in der Positivliste.'
  return u.erlaubteKategorien.includes(seite.kategorie ?? '')
    ? null
    : 'Zu dieser Kategorie sind Sie heute nicht eingeladen.'
}

/** As it can be applied for anew: an item of its own, its grant not yet computed, no purchase in the past. */
const erneuert = (g: Foerdergegenstand, u: Umstaende): Foerdergegenstand => {
  const neu = { id: randomUUID(), zuwendungsBetrag: null }
  if (g.type !== 'Maschine') return { ...g, ...neu }
  const kauf = g.anschaffungsZeitpunkt
  return {
    ...g,
    ...neu,
    anschaffungsZeitpunkt: typeof kauf === 'string' && kauf > u.heute ? kauf : null,
    dokumentAngebot: brauchbare(g.dokumentAngebot, u.dateien),
    dokumentHerstellerBestaetigung: brauchbare(g.dokumentHerstellerBestaetigung, u.dateien),
  }
}

const mitKauf = (alle: readonly Foerdergegenstand[]) =>
  alle.filter((g) => g.type === 'Maschine' && g.anschaffungsZeitpunkt).length

const notizenZu = (
  alte: readonly Foerdergegenstand[],
  neue: readonly Foerdergegenstand[],
): VorlageNotiz[] => [
  ...(neue.length > 0
    ? [pruefen(SEITE, 'Prüfen Sie Preise und Angebote: Sie stammen aus dem früheren Antrag.')]
    : []),
  ...(mitKauf(neue) < mitKauf(alte)
    ? [pruefen(SEITE, 'Ein geplanter Kauf lag nicht mehr in der Zukunft. Geben Sie ein neues Datum an.')]
    : []),
  ...(neue.flatMap(unterlagenVon).length < alte.flatMap(unterlagenVon).length
    ? [ausgelassen(SEITE, 'Dateien zu Fördergegenständen, die nicht mehr verwendbar sind.')]
    : []),
]

const anzahl = (n: number) => (n === 1 ? '1 Fördergegenstand' : `${n} Fördergegenstände`)

/** Items whose class is in today's Positivliste and whose category the company is invited to; the others are named. */
export const gegenstaendeUebernehmen = (
  formular: AntragFormular,
  alt: AntragFormular,
  u: Umstaende,
): Teil => {
  const geprueft = (alt.foerdergegenstandSeiten ?? []).map((seite) => ({ seite, grund: hindernis(seite, u) }))
  const alte = geprueft.filter(({ grund }) => grund === null).map(({ seite }) => seite)
  const seiten = alte.map((seite) => ({
    ...seite,
    foerdergegenstaende: (seite.foerdergegenstaende ?? []).map((g) => erneuert(g, u)),
  }))
  const neue = gegenstaendeIn(seiten)
  return {
    formular: { ...formular, foerdergegenstandSeiten: seiten },
    uebernommen: neue.length > 0 ? [anzahl(neue.length)] : [],
    notizen: [
      ...geprueft.flatMap(({ seite, grund }) =>
        grund === null
          ? []
          : gegenstaendeIn([seite]).map((g) => ausgelassen(SEITE, `${nameVon(g)}: ${grund}`)),
      ),
      ...notizenZu(gegenstaendeIn(alte), neue),
    ],
  }
}
