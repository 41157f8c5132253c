import type { AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import { auszahlungDarstellen } from '@foerderportal/contract/auszahlung/antrag/darstellung'
import { beantragtSummeCent } from '@foerderportal/contract/auszahlung/rules'
import { alsZeilen } from '@foerderportal/contract/formular/schritte'
import { auszahlungSchritte } from '@foerderportal/contract/auszahlung/weiter'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { alsZeitpunkt, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { belegAufgabe } from '../../platform/einreichung/belegAufgabe.ts'
import type { EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import {
  EINGANGSVORLAGE,
  eingangsblatt,
  eingangsmail,
  type Eingangsangaben,
} from '../../platform/einreichung/eingangsbeleg.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden, type Mitglied } from '../../unternehmen/public.ts'
import { geldBis, kontextAm } from '../kern/ansicht.ts'
import { auszahlungVerweis } from '../kern/auszahlungMail.ts'
import { gesendeteAuszahlung, type Auszahlungsantrag } from '../kern/auszahlungen.ts'
import { AUSZAHLUNG_BELEG } from './auszahlungBeleg.ts'

/** What was sent lies inside the receipt under this name. */
const ANLAGE = 'auszahlungsantrag.json'

type Quelle = {
  readonly einreichung: EinreichungRow
  readonly auszahlung: Auszahlungsantrag
  /** As it was sent. */
  readonly formular: AuszahlungFormular
  readonly absender: Mitglied | undefined
  readonly bank: Eingangsangaben['bank']
}

const laden = async ({ db, config }: Services, einreichung: EinreichungRow): Promise<Quelle> => {
  const mitglieder = await mitgliederLaden(db, einreichung.unternehmen_guid)
  return {
    einreichung,
    auszahlung: await gesendeteAuszahlung(db, einreichung.dokument_guid),
    // It was an AuszahlungFormular when it was written, and nobody can change it (0043).
    formular: JSON.parse(einreichung.gesendet) as AuszahlungFormular,
    absender: mitglieder.find(({ sub }) => sub === einreichung.eingereicht_von),
    bank: config,
  }
}

const eingang = ({ einreichung: e, auszahlung, formular, absender, bank }: Quelle): Eingangsangaben => ({
  bank,
  eingangsnummer: e.eingangsnummer,
  kopf: [
    ['Programm', auszahlung.bezeichnung],
    ['Eingangsnummer', e.eingangsnummer],
    ['Eingegangen am', `${alsZeitpunkt(e.eingegangen_am.toISOString())} Uhr`],
    ['Geschäft', auszahlung.ge_nr],
    ['Beantragt', alsEuro(beantragtSummeCent(formular))],
    [
      'Eingereicht von',
      absender ? nutzerName(absender) : 'einer Person, die dem Unternehmen nicht mehr angehört',
    ],
  ],
  // As it was when it arrived: what has happened since is none of the receipt's.
  weiter: alsZeilen(
    auszahlungSchritte(
      { geldBis: geldBis({ ...auszahlung, status: 'ABGESENDET' }, e.eingegangen_am), zahlung: null },
      tagInBerlin(e.eingegangen_am),
    ),
  ),
  fragen: `Haben Sie Fragen? Nennen Sie uns die Nummer ${auszahlung.ge_nr}.`,
  sha256: e.sha256,
  anlage: ANLAGE,
})

/** Makes the receipt of a payout request that was sent, and tells who sent it. */
export const auszahlungBelegErstellen = belegAufgabe<Quelle>({
  name: AUSZAHLUNG_BELEG,
  laden,
  pdf: (q) => ({
    vorlage: EINGANGSVORLAGE,
    daten: eingangsblatt(
      eingang(q),
      auszahlungDarstellen({
        formular: q.formular,
        kontext: kontextAm(q.auszahlung, q.einreichung.eingegangen_am),
      }),
    ),
  }),
  anhang: { name: ANLAGE, beschreibung: 'Die Angaben des Auszahlungsantrags, wie sie eingegangen sind' },
  mails: (q, { config }, belegSha256) =>
    q.absender === undefined
      ? []
      : [
          {
            an: q.absender.email,
            ...eingangsmail(
              eingang(q),
              {
                empfaenger: nutzerName(q.absender),
                belegSha256,
                verweis: auszahlungVerweis(config, q.auszahlung, 'eingang'),
              },
              { was: 'Ihr Auszahlungsantrag', satz: 'Ihr Auszahlungsantrag ist' },
            ),
            schluessel: `${AUSZAHLUNG_BELEG}:${q.einreichung.eingangsnummer}`,
            demo: q.auszahlung.demo,
          },
        ],
})
