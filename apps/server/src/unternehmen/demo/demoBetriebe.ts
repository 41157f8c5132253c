import { unternehmenVereinheitlichen } from '@foerderportal/contract/unternehmen/rules'
import type { LandwirtschaftlichesUnternehmenEingabe } from '@foerderportal/contract/unternehmen/schema'
import { REGISTER_REGEL } from '@foerderportal/contract/unternehmen/werte/registerRegel'
import { TAG_MS } from '@foerderportal/values/time'
import { demoPersonAnlegen } from '../../nutzer/public.ts'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { einwilligungEinfuegen, einwilligungGeltend } from '../bekanntgabe/einwilligungen.ts'
import { einwilligungstext } from '../bekanntgabe/einwilligungstext.ts'
import { BETRIEBE, type Betriebszeile } from './demoBetriebsdaten.ts'
import {
  mitgliederLaden,
  mitgliedschaftEinfuegen,
  unternehmenEinfuegen,
  unternehmenLaden,
  type UnternehmenStand,
} from '../kern/repository.ts'

const guid = (gruppe: string, nummer: number) =>
  `de000000-0000-4000-${gruppe}-${String(nummer).padStart(12, '0')}`
const ziffern = (zahl: number, stellen: number) => String(zahl).padStart(stellen, '0')

/** A made-up account at a bank of the directory, with its check digits (ISO 13616). */
const iban = (konto: number): string => {
  const bban = `21763542${ziffern(konto, 10)}`
  return `DE${ziffern(98 - Number(BigInt(`${bban}131400`) % 97n), 2)}${bban}`
}

const eingabe = (z: Betriebszeile, nr: number): LandwirtschaftlichesUnternehmenEingabe => {
  const [strasse, hausnummer, plz, ort] = z.wo
  const register = REGISTER_REGEL[z.form]
  const zahl = 20_000 + nr * 37
  return {
    type: 'LandwirtschaftlichesUnternehmen',
    name: z.name,
    adresseBetriebssitz: { strasse, hausnummer, plz, ort },
    ansprechpartner: {
      ansprechpartnerName: `${z.wer[1]} ${z.wer[2]}`,
      email: `betrieb${nr}@betriebe.example`,
      telefon: `0461 ${zahl}`,
    },
    antragstellerArt: z.art,
    gruendungsDatum: `${1985 + nr}-04-01`,
    rechtsform: z.form,
    ...(z.gericht === undefined || register.eintrag === 'entfaellt'
      ? {}
      : { registerArt: register.art, registerGericht: z.gericht, registerNummer: String(zahl) }),
    steuernummer: `15/${200 + nr}/${zahl}`,
    zidBetriebsnummer: `${ziffern(z.land, 2)}${ziffern(5_012_340_000 + zahl, 10)}`,
    kontoInformationen: [
      {
        iban: iban(zahl),
        bic: 'GENODEF1BDS',
        kontofuehrendesInstitut: 'VR Bank Nord',
        geschaeftsKonto: true,
        produktgruppe: 'standard',
      },
    ],
  }
}

/** Every other company takes its notices in the portal (S1-10); it said so before any of its cases came in. */
const EINWILLIGUNG_VOR_MS = 90 * TAG_MS

const einwilligen = async (tx: Tx, unternehmenGuid: string, sub: string, am: Date): Promise<void> => {
  const { fassung } = einwilligungstext()
  const seit = new Date(am.getTime() - EINWILLIGUNG_VOR_MS)
  await einwilligungEinfuegen(tx, { unternehmenGuid, sub, fassung }, seit)
  await protokollieren(tx, {
    unternehmenGuid,
    sub,
    handlung: 'einwilligungAendern',
    objektGuid: unternehmenGuid,
    angaben: { erteilt: true, fassung },
  })
}

/** A company of the demo world with the person who signs for it. */
export type DemoBetrieb = {
  readonly unternehmenGuid: string
  readonly stand: UnternehmenStand
  readonly person: Awaited<ReturnType<typeof demoPersonAnlegen>>
}

/** One that somebody signs in for: from now on it takes its notices in the portal. Undefined where it is not there. */
export const demoBetriebVon = async (
  tx: Tx,
  unternehmenGuid: string,
  am: Date,
): Promise<DemoBetrieb | undefined> => {
  const stand = await unternehmenLaden(tx, unternehmenGuid)
  const person = (await mitgliederLaden(tx, unternehmenGuid)).find((m) => m.zeichnungsberechtigung)
  if (stand === undefined || person === undefined) return undefined
  if (!(await einwilligungGeltend(tx, unternehmenGuid)))
    await einwilligen(tx, unternehmenGuid, person.sub, am)
  return { unternehmenGuid, stand, person }
}

const anlegen = async (tx: Tx, zeile: Betriebszeile, nr: number, am: Date): Promise<DemoBetrieb> => {
  const [strasse, hausnummer, plz, ort] = zeile.wo
  const [anrede, vorname, nachname] = zeile.wer
  const postAnschrift = { strasse, hausnummer, plz, ort }
  const person = await demoPersonAnlegen(tx, { nummer: nr, anrede, vorname, nachname, postAnschrift }, am)
  const unternehmenGuid = guid('9100', nr)
  const value = unternehmenVereinheitlichen(eingabe(zeile, nr))
  const { sub } = person
  await unternehmenEinfuegen(tx, {
    guid: unternehmenGuid,
    snapshotGuid: guid('9101', nr),
    value,
    am,
    von: sub,
    demo: true,
  })
  const seit = '2025-01-15'
  await mitgliedschaftEinfuegen(tx, {
    unternehmenGuid,
    sub,
    istAdmin: true,
    zeichnungsberechtigung: true,
    seit,
  })
  await protokollieren(tx, {
    unternehmenGuid,
    sub,
    handlung: 'unternehmenAnlegen',
    objektGuid: unternehmenGuid,
  })
  if (nr % 2 === 1) await einwilligen(tx, unternehmenGuid, sub, am)
  const stand = await unternehmenLaden(tx, unternehmenGuid)
  if (stand === undefined) throw new Error('a company that was just made is missing')
  return { unternehmenGuid, stand, person }
}

/** Adds them, in an order that stays; undefined where they have been made before. */
export const demoBetriebe = async (tx: Tx, am: Date): Promise<DemoBetrieb[] | undefined> => {
  if ((await unternehmenLaden(tx, guid('9100', 1))) !== undefined) return undefined
  const betriebe: DemoBetrieb[] = []
  for (const [i, zeile] of BETRIEBE.entries()) betriebe.push(await anlegen(tx, zeile, i + 1, am))
  return betriebe
}
