import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { protokollieren } from '../../../platform/audit/protokollieren.ts'
import { beihilfeEinfuegen } from '../../verbund/verbindungen.ts'
import type { Schritt } from './antragsschritte.ts'

/** Of the year before: it still counts. */
const GEWAEHRT_VOR_TAGEN = 320

/** Sabine enters what the company has told: aid of another authority, on the De-minimis account. */
export const beihilfeErfassen =
  (nach: number, betragCent: number): Schritt =>
  async ({ tx, bank }, { guid, betrieb: { unternehmenGuid }, nach: am }) => {
    const jetzt = am(nach)
    const { sub } = bank.sabine
    const beihilfe = guid.replace('d1', 'da')
    const angaben = {
      verordnung: 'AGRAR',
      gewaehrtAm: tagNach(jetzt, -GEWAEHRT_VOR_TAGEN),
      geber: 'Landesamt für Landwirtschaft',
      betragCent,
    } as const
    await beihilfeEinfuegen(tx, { ...angaben, guid: beihilfe, unternehmenGuid, sub, jetzt })
    await protokollieren(tx, {
      unternehmenGuid,
      sub,
      handlung: 'beihilfeErfassen',
      objektGuid: unternehmenGuid,
      angaben: { ...angaben, beihilfe },
    })
  }
