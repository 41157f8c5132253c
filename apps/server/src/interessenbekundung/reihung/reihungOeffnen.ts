import { ABGLEICH_GRUND } from '@foerderportal/contract/interessenbekundung/reihung/rueckgabe'
import { sql } from 'kysely'
import { requireFreshSignIn } from '../../platform/auth/freshSignIn.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Antwort } from '../runde/rundeAnsehen.ts'
import { rundeBewegen } from '../runde/rundeBewegen.ts'
import type { Lage } from '../runde/rundeHindernisse.ts'
import type { Seeddienste } from '../runde/rundendienste.ts'
import { nichtMoeglich, type Angemeldet } from '../runde/rundePolicy.ts'
import { getippteZiehung } from './getippteZiehung.ts'
import { krypto } from './krypto.ts'
import { rueckgabeFesthalten } from './rueckgaben.ts'
import { siegelOeffnen, type Versiegelt } from './siegel.ts'

/** Neither of the two draws is named: whoever has it wrong looks it up, not at what the other one typed. */
const ANDERS = `${ABGLEICH_GRUND} Die Vorlage ist damit zurückgegeben, das ist öffentlich. Prüfen Sie Ihre Eingabe an der amtlichen Veröffentlichung; dann wird die Reihung noch einmal vorbereitet.`
const GEBROCHEN =
  'Das Siegel dieser Vorlage ist verletzt: Sie lässt sich nicht öffnen. Geben Sie die Reihung zurück.'

type Angaben = Readonly<Record<string, unknown>>
type Sache = { readonly guid: string; readonly versiegelt: Buffer }

const versiegelte = async (tx: Tx, runde: string): Promise<Sache> => {
  const { rows } = await sql<Sache>`select guid, versiegelt from reihung
    where ibk_meta_guid = ${runde} and status = 'VORGELEGT'`.execute(tx)
  const [reihung] = rows
  if (reihung === undefined) throw nichtMoeglich('Es liegt keine Reihung zur Freigabe vor.')
  return reihung
}

const oeffnen = async (
  tx: Tx,
  { person, jetzt }: Lage,
  { guid, zufall, protokoll }: Versiegelt & { readonly guid: string },
): Promise<Angaben> => {
  const sha256 = krypto.sha256(protokoll)
  await sql`update reihung set status = 'GEOEFFNET', geoeffnet_von = ${person.sub}, geoeffnet_am = ${jetzt},
      zufall = ${zufall}, zufall_zweit = ${zufall}, protokoll = ${protokoll}, protokoll_sha256 = ${sha256}
    where guid = ${guid}`.execute(tx)
  return { reihung: guid, sha256 }
}

const zurueckgeben = async (tx: Tx, { runde, person, jetzt }: Lage, reihung: string): Promise<Angaben> => {
  const rueckgabe = await rueckgabeFesthalten(tx, {
    reihung,
    runde: runde.guid,
    sub: person.sub,
    jetzt,
    durch: 'ABGLEICH',
    geoeffnet: false,
    grund: ABGLEICH_GRUND,
  })
  return { reihung, rueckgabe, grund: ABGLEICH_GRUND }
}

type Oeffnen = { readonly guid: string; readonly person: Angemeldet; readonly zufall: string }

/**
 * S3-03: the second person types the draw without seeing the first one's. Equal, it opens the result to both; else
 * the attempt is given back before the refusal, so that nobody tries until it suits.
 */
export const reihungOeffnen = async (
  services: Seeddienste,
  { zufall: text, ...aufruf }: Oeffnen,
): Promise<Antwort> => {
  requireFreshSignIn(aufruf.person, services.clock.now())
  let gleich = false
  const antwort = await rundeBewegen(services, aufruf, 'reihungOeffnen', async (tx, lage) => {
    const { guid, versiegelt } = await versiegelte(tx, lage.runde.guid)
    const zufall = getippteZiehung(lage.runde, text)
    const inhalt = siegelOeffnen(services, guid, versiegelt)
    if (inhalt === undefined) throw nichtMoeglich(GEBROCHEN)
    gleich = inhalt.zufall === zufall
    return gleich ? oeffnen(tx, lage, { ...inhalt, guid }) : zurueckgeben(tx, lage, guid)
  })
  if (!gleich) throw nichtMoeglich(ANDERS)
  return antwort
}
