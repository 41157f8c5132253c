import { serieVeraltetWeil } from '@foerderportal/contract/mitteilungen/serie/serienfassung'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/database.ts'
import { jedesFuerSich } from '../../platform/jobs/jedesFuerSich.ts'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { konversationDesFalls, konversationHalten } from '../bank/bankKonversationen.ts'
import { mitteilungSchreiben } from '../bank/mitteilungSchreiben.ts'
import {
  gescheitertSetzen,
  gesendetSetzen,
  serieLaden,
  wartendeLaden,
  wartendenSperren,
  type SerieRow,
  type Serienfall,
} from './serien.ts'
import { serienlageLaden } from './serienlage.ts'

export const SERIE_ZUSTELLEN = 'serie-zustellen'

const NICHT_DA = 'Diesen Fall gibt es für Sie nicht mehr.'

/** The conversation, locked, as the message finds it now. */
const gehaltene = async (tx: Tx, geschaeft: string, frage: Parameters<typeof serienlageLaden>[2]) => {
  const konversation = await konversationDesFalls(tx, geschaeft, frage.sub)
  if (konversation !== undefined) await konversationHalten(tx, konversation.guid)
  return serienlageLaden(tx, geschaeft, frage)
}

const einemSenden = (services: Services, serie: SerieRow, fall: Serienfall): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const gesehen = await wartendenSperren(tx, fall)
    if (gesehen === undefined) return
    const { betreff, inhalt, gesendet_von: sub } = serie
    const jetzt = services.clock.now()
    const lage = await gehaltene(tx, fall.geschaeft, { sub, jetzt })
    if (lage === undefined) return gescheitertSetzen(tx, fall, NICHT_DA)
    const grund = lage.ansicht.hindernis ?? serieVeraltetWeil(gesehen, lage.fassung)
    if (grund !== null) return gescheitertSetzen(tx, fall, grund)
    const brief = { sub, betreff, inhalt, anhaenge: [], jetzt, serie: serie.guid }
    await gesendetSetzen(tx, fall, await mitteilungSchreiben(services, tx, lage.konversation, brief))
  })

/**
 * S9-08. Sends a bulk message, each case in a transaction of its own: what fails holds up no other. A second run sends to
 * none a second time; a case whose transaction broke waits for it, as the job does.
 */
export const serieZustellen = aufgabe({
  name: SERIE_ZUSTELLEN,
  payload: z.object({ guid: z.uuid() }),
  run: async ({ guid }, services) => {
    const serie = await serieLaden(services.db, guid)
    if (serie === undefined) return
    await jedesFuerSich(services, await wartendeLaden(services.db, guid), {
      tun: (geschaeft) => einemSenden(services, serie, { serie: guid, geschaeft }),
      worum: (geschaeft) => ({ serie: guid, geschaeft }),
      einzeln: 'case of a bulk message not sent',
      zusammen: 'cases of a bulk message not sent',
    })
  },
})
