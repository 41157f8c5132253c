import { randomUUID } from 'node:crypto'
import type { AuszahlungFormular, Verwendungsnachweis } from '@foerderportal/contract/auszahlung/formular'
import { AUSZAHLUNG_PROBLEME } from '@foerderportal/contract/auszahlung/problems'
import type { AuszahlungVorlage } from '@foerderportal/contract/auszahlung/schema'
import type { Tx } from '../../platform/database/database.ts'
import { gesendeteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { auszahlungFinden } from './auszahlungen.ts'
import { mitPruefstand } from './dateien.ts'
import { nichtMoeglich } from './policy.ts'

/** The next one is a request of its own: its proofs have ids of theirs. */
const mitNeuerId = (n: Verwendungsnachweis): Verwendungsnachweis => ({ ...n, id: randomUUID() })

type AusVorlage = {
  readonly nachweise: AuszahlungFormular['verwendungsnachweise']
  readonly vorlage: AuszahlungVorlage
}

/** What a rejected request of the same case said, to be mended and sent again (S6-06); its files are the company's. */
export const ausVorlage = async (
  tx: Tx,
  wahl: { readonly guid: string; readonly geschaeftGuid: string; readonly sub: string },
): Promise<AusVorlage> => {
  const alt = await auszahlungFinden(tx, wahl.guid, wahl.sub)
  if (alt?.geschaeft_guid !== wahl.geschaeftGuid) throw absagen(AUSZAHLUNG_PROBLEME.auszahlungFehlt)
  if (alt.status !== 'ABGELEHNT')
    throw nichtMoeglich('Nur ein abgelehnter Auszahlungsantrag kann Vorlage für den nächsten sein.')
  const einreichung = await gesendeteEinreichung(tx, alt.guid)
  const { verwendungsnachweise } = await mitPruefstand(tx, alt.formular)
  return {
    nachweise: verwendungsnachweise?.map(mitNeuerId),
    vorlage: {
      eingangsnummer: einreichung.eingangsnummer,
      vom: einreichung.eingegangen_am.toISOString(),
    },
  }
}
