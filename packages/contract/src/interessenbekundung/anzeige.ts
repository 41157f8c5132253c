import type { StatusAnzeige } from '../shared/lauf/lauf.ts'
import type { EinladungStand } from './einladungStaende.ts'
import { BEKUNDUNG_ANZEIGE, istErfassung, type BekundungStatus } from './bekundungStatus.ts'
import type { BekundungDetail, BekundungUebersicht } from './schema.ts'

const EINGEGANGEN: StatusAnzeige = { ...BEKUNDUNG_ANZEIGE.ERFASSUNG, wort: 'Eingegangen', ton: 'erfolg' }
const GEAENDERT: StatusAnzeige = {
  wort: 'Änderungen nicht abgesendet',
  ton: 'warnung',
  weiter: 'Es gilt, was Sie zuletzt abgesendet haben. Senden Sie Ihre Änderungen ab, damit sie zählen.',
}
const ENTWURF: StatusAnzeige = {
  wort: 'Entwurf',
  ton: 'info',
  weiter: 'Ihre Bekundung zählt erst, wenn Sie sie bis zum Ende der Frist absenden.',
}
const VERSAEUMT: StatusAnzeige = {
  wort: 'Nicht abgesendet',
  ton: 'neutral',
  weiter: 'Die Frist ist vorbei. Ihre Bekundung nimmt nicht teil.',
}

const EINGELADEN: Record<EinladungStand, StatusAnzeige> = {
  OFFEN: { wort: 'Eingeladen', ton: 'erfolg', weiter: 'Stellen Sie Ihren Antrag bis zum Ende der Frist.' },
  GENUTZT: { wort: 'Antrag gestellt', ton: 'erfolg', weiter: 'Wie es steht, sehen Sie bei Ihren Anträgen.' },
  VERFALLEN: {
    wort: 'Einladung verfallen',
    ton: 'neutral',
    weiter: 'Bis zum Ende der Frist kam kein Antrag.',
  },
  VERZICHTET: {
    wort: 'Verzichtet',
    ton: 'neutral',
    weiter: 'Das Geld geht an die Nächsten in der Reihe.',
  },
}

const waehrendDerRunde = ({ eingangsnummer, fertig }: BekundungDetail): StatusAnzeige => {
  if (eingangsnummer === null) return ENTWURF
  return fertig ? EINGEGANGEN : GEAENDERT
}

const danach = (
  status: BekundungStatus,
  { rang, rangVon, einladung, entfallenGrund }: BekundungDetail,
): StatusAnzeige => {
  if (entfallenGrund !== null) return { wort: 'Entfallen', ton: 'neutral', weiter: entfallenGrund }
  if (einladung !== null) return EINGELADEN[einladung.stand]
  if (rang === null) return BEKUNDUNG_ANZEIGE[status]
  return { ...BEKUNDUNG_ANZEIGE.NACH_REIHUNG, wort: `Rang ${rang} von ${rangVon}` }
}

type Runde = Pick<BekundungUebersicht, 'bekundungStatus' | 'ersetztDurch'>

/** What the state of the round means for a declaration in it. */
export const bekundungAnzeige = (
  { bekundungStatus: status, ersetztDurch }: Runde,
  detail: BekundungDetail,
): StatusAnzeige => {
  if (ersetztDurch !== null && detail.einladung === null)
    return {
      wort: 'Gilt nicht mehr',
      ton: 'neutral',
      weiter: `An die Stelle dieser Runde ist „${ersetztDurch}“ getreten. Bekunden Sie dort neu.`,
    }
  if (istErfassung(status)) return waehrendDerRunde(detail)
  if (detail.eingangsnummer === null && status !== 'INAKTIV') return VERSAEUMT
  return danach(status, detail)
}
