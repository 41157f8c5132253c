import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { belegAufgabe } from '../../platform/einreichung/belegAufgabe.ts'
import { EINGANGSVORLAGE, eingangsmail } from '../../platform/einreichung/eingangsbeleg.ts'
import type { EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import type { Mail } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden, type Mitglied } from '../../unternehmen/public.ts'
import { gesendetesFormular } from '../bekundung/bekundungBeantworten.ts'
import { bekundungVerweis } from '../bekundungVerweis.ts'
import { vorgabenVon } from '../view.ts'
import { BEKUNDUNG_BELEG } from './bekundungBeleg.ts'
import { ANLAGE, belegDaten, eingangsangaben, type BelegQuelle } from './belegDaten.ts'
import { belegRunde } from './belegRunde.ts'

type Quelle = BelegQuelle & {
  readonly einreichung: EinreichungRow
  /** Who sent it; nobody where he has left the company meanwhile. */
  readonly absender: Mitglied | undefined
}

const quelleLaden = async (services: Services, einreichung: EinreichungRow): Promise<Quelle> => {
  const runde = await belegRunde(services.db, einreichung)
  const mitglieder = await mitgliederLaden(services.db, einreichung.unternehmen_guid)
  const absender = mitglieder.find((m) => m.sub === einreichung.eingereicht_von)
  return {
    einreichung,
    formular: gesendetesFormular(einreichung),
    runde,
    vorgaben: vorgabenVon(runde),
    bank: services.config,
    person: absender ? nutzerName(absender) : 'einer Person, die dem Unternehmen nicht mehr angehört',
    absender,
  }
}

const WORTE = { was: 'Ihre Interessenbekundung', satz: 'Ihre Interessenbekundung ist' } as const

const mails = (q: Quelle, { config }: Services, belegSha256: string): Mail[] => {
  const { absender, einreichung: e } = q
  if (absender === undefined) return []
  const verweis = bekundungVerweis(config, `${e.dokument_guid}/eingang`, e)
  return [
    {
      an: absender.email,
      ...eingangsmail(eingangsangaben(q), { empfaenger: nutzerName(absender), belegSha256, verweis }, WORTE),
      schluessel: `${BEKUNDUNG_BELEG}:${e.eingangsnummer}:${e.dokument_version}`,
      demo: q.runde.demo,
    },
  ]
}

/** Makes the receipt of a declaration that was sent, and sends the mail. */
export const bekundungBelegErstellen = belegAufgabe<Quelle>({
  name: BEKUNDUNG_BELEG,
  laden: quelleLaden,
  pdf: (q) => ({ vorlage: EINGANGSVORLAGE, daten: belegDaten(q) }),
  anhang: {
    name: ANLAGE,
    beschreibung: 'Die Angaben der Interessenbekundung, wie sie eingegangen sind',
  },
  mails,
})
