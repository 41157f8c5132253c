import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { freierRest } from '@foerderportal/contract/zuwendung/kern/deminimis/deMinimis'
import type { DeMinimisKonto } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
import { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { unbefangenPruefen } from '../../platform/befangenheit/befangenheit.ts'
import { erreichtesPruefen } from '../../platform/befangenheit/erreichtes.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { unternehmenLaden } from '../../unternehmen/public.ts'
import { kontoLaden, verbundeneLaden, vergebenCent } from '../deminimis/konto.ts'
import { IM_VERBUND, verbundNaehe } from '../deminimis/verbundnaehe.ts'
import { programmAm, programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { unternehmenFehlt } from '../zugang/bankUnternehmen.ts'
import { grundlagenLaden } from './verbindungen.ts'

/** The ceilings of the programmes of that day, each once. */
const grenzenAm = (programme: Programme, tag: string) => {
  const alle = Programm.options.flatMap((programm) => programmAm(programme, programm, tag)?.deMinimis ?? [])
  return [...new Map(alle.map((grenze) => [grenze.verordnung, grenze])).values()]
}

/** The account of a single enterprise as the bank reads it. */
export const kontoAnsicht = async (
  db: Database | Tx,
  guid: string,
  { programme, jetzt }: { readonly programme: Programme; readonly jetzt: Date },
): Promise<DeMinimisKonto> => {
  const tag = tagInBerlin(jetzt)
  const grundlagen = await grundlagenLaden(db, guid)
  const verbundene = await verbundeneLaden(db, guid)
  const grenzen: DeMinimisKonto['grenzen'] = []
  for (const grenze of grenzenAm(programme, tag)) {
    const vergeben = await vergebenCent(db, guid, grenze, tag)
    grenzen.push({ ...grenze, vergeben: inEuro(vergeben), frei: inEuro(freierRest(grenze, vergeben)) })
  }
  return {
    verbundene: verbundene.map((eines) => ({ ...eines, grundlage: grundlagen.get(eines.guid) ?? null })),
    grenzen,
    zeilen: (await kontoLaden(db, guid)).map((zeile) => ({
      beihilfe: zeile.beihilfe_guid,
      unternehmen: zeile.unternehmen,
      verordnung: zeile.verordnung,
      betrag: inEuro(zeile.betrag_cent),
      gewaehrtAm: zeile.tag,
      geber: zeile.geber ?? zeile.ge_nr ?? '',
    })),
  }
}

/**
 * All of it or nothing: of a sum without some of its lines who has a conflict of interest could compute them (0095). Who is a
 * member of one of the companies reads it.
 */
export const kontoLesen = async (
  services: Services,
  { sub, guid }: { readonly sub: string; readonly guid: string },
): Promise<DeMinimisKonto> => {
  const { db, clock } = services
  await unbefangenPruefen(db, sub, guid)
  if ((await unternehmenLaden(db, guid)) === undefined) throw unternehmenFehlt()
  if ((await verbundNaehe(db, sub, guid)) === 'BEFANGEN') erreichtesPruefen('BEFANGEN', IM_VERBUND)
  return kontoAnsicht(db, guid, { programme: await programmeLesen(services), jetzt: clock.now() })
}
