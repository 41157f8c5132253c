import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ARTEN, type EntscheidungArt } from '@foerderportal/contract/zuwendung/entscheidung/arten'
import { inhaltAbweichungen } from '@foerderportal/contract/zuwendung/entscheidung/pflichtteile'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import { entscheidungVorschlag } from '@foerderportal/contract/zuwendung/entscheidung/vorschlag'
import { kanonisch, sha256Von } from '../../../platform/einreichung/kanonisch.ts'
import { jobEinreihen } from '../../../platform/jobs/jobs.ts'
import { mitgliederLaden } from '../../../unternehmen/public.ts'
import { bescheidEingaben } from '../../entscheidung/bescheid/bescheidEingaben.ts'
import {
  BESCHEID_ERSTELLEN,
  bescheidAnlegen,
  vorgelegteEingaben,
} from '../../entscheidung/bescheid/bescheide.ts'
import { bewilligungAnlegen } from '../../entscheidung/bewilligungAnlegen.ts'
import {
  entscheidungEinfuegen,
  entscheidungFinden,
  freigabeFesthalten,
  rueckgabeFesthalten,
  vorlageFesthalten,
  type EntscheidungRow,
} from '../../entscheidung/entscheidungen.ts'
import { entwurfsstand } from '../../entscheidung/entwurfsstand.ts'
import { entscheidungsfallLaden, type Entscheidungsfall } from '../../entscheidung/entscheidungsfall.ts'
import { mindern } from '../../entscheidung/nachtragen.ts'
import { statusSetzen } from '../../kern/repository.ts'
import { fallLaden } from '../../zugang/bankFall.ts'
import { festhalten, type Fall, type Umstaende } from './fall.ts'
import type { Schritt } from './antragsschritte.ts'

export const grundlage = async (
  { tx, programme, bank, services }: Umstaende,
  fall: Fall,
  art: EntscheidungArt,
): Promise<Entscheidungsfall> => {
  const antrag = await fallLaden(tx, fall.geschaeft, bank.sabine.sub)
  return entscheidungsfallLaden(tx, antrag, { programme, jetzt: services.clock.now(), art })
}

const offene = async ({ tx }: Umstaende, { geschaeft }: Fall): Promise<EntscheidungRow> => {
  const row = await entscheidungFinden(tx, geschaeft)
  if (row === undefined) throw new Error('the demo world decides on a case without a draft')
  return row
}

/** Nothing was said in the hearing; the reasons of a rejection are a module of its own. */
const begruendet = (inhalt: EntscheidungInhalt): EntscheidungInhalt => ({
  ...inhalt,
  bausteine: [
    ...inhalt.bausteine,
    { code: 'T-403', werte: { grund: 'Die Maschine wurde vor der Bewilligung verbindlich bestellt.' } },
  ],
})

export const entwerfen =
  (nach: number, art: 'BEWILLIGUNG' | 'ABLEHNUNG'): Schritt =>
  async (u, fall) => {
    const sachlage = await grundlage(u, fall, art)
    const jetzt = fall.nach(nach)
    const vorschlag = entscheidungVorschlag(art, sachlage.umstaende, tagInBerlin(jetzt))
    const inhalt = art === 'ABLEHNUNG' ? begruendet(vorschlag) : vorschlag
    const { sub } = u.bank.sabine
    const guid = fall.guid.replace('d1', 'd6')
    await entscheidungEinfuegen(u.tx, {
      ...entwurfsstand(sachlage, { guid, inhalt, sub, jetzt }),
      geschaeftGuid: fall.geschaeft,
      unternehmenGuid: fall.betrieb.unternehmenGuid,
    })
    await festhalten(u, fall, sub, 'entscheidungSpeichern', { entscheidung: guid, version: 1 })
  }

export const vorlegen =
  (nach: number): Schritt =>
  async (u, fall) => {
    const { guid, inhalt } = await offene(u, fall)
    const sachlage = await grundlage(u, fall, inhalt.art)
    const mitglieder = await mitgliederLaden(u.tx, fall.betrieb.unternehmenGuid)
    const rahmen = { bank: u.services.config, mitglieder }
    const eingaben = kanonisch(bescheidEingaben(sachlage, inhalt, rahmen))
    const inhaltSha256 = sha256Von(eingaben)
    const abweichungen = inhaltAbweichungen(inhalt, sachlage.umstaende)
    const { sub } = u.bank.sabine
    const jetzt = fall.nach(nach)
    await vorlageFesthalten(u.tx, { guid, sub, jetzt, eingaben, inhaltSha256, abweichungen })
    await festhalten(u, fall, sub, 'entscheidungVorlegen', { entscheidung: guid, inhaltSha256 })
  }

export const zurueckgeben =
  (nach: number): Schritt =>
  async (u, fall) => {
    const { guid } = await offene(u, fall)
    const { sub } = u.bank.frank
    const grund = 'Bitte begründen Sie, warum ein Angebot genügt.'
    await rueckgabeFesthalten(u.tx, { guid, sub, jetzt: fall.nach(nach), grund })
    await festhalten(u, fall, sub, 'entscheidungZurueckgeben', { entscheidung: guid })
  }

type Folge = (
  u: Umstaende,
  fall: Fall,
  lage: { readonly entscheidung: EntscheidungRow; readonly jetzt: Date },
) => Promise<void>

const bewilligen: Folge = async (u, fall, { jetzt: bewilligtAm }) => {
  const { quoten, einreichung, formular, vorlage, programm } = await grundlage(u, fall, 'BEWILLIGUNG')
  await bewilligungAnlegen(u.tx, {
    geschaeftGuid: fall.geschaeft,
    unternehmenGuid: fall.betrieb.unternehmenGuid,
    bewilligtAm,
    positivlisteStichtag: tagInBerlin(einreichung.erstmals_am),
    maxAuszahlungen: vorlage.daten.auszahlungenHoechstens,
    wirksamAb: null,
    deMinimis: programm.deMinimis,
    seiten: formular.foerdergegenstandSeiten ?? [],
    quoten,
  })
}

const aendern: Folge = async (u, fall, { entscheidung }) =>
  mindern(u.tx, await grundlage(u, fall, entscheidung.art), entscheidung)

const FOLGEN: Partial<Record<EntscheidungArt, Folge>> = { BEWILLIGUNG: bewilligen, AENDERUNG: aendern }

/** Frank releases: the notice gets its number now and its file by the same job as everybody's. */
export const freigeben =
  (nach: number): Schritt =>
  async (u, fall) => {
    const entscheidung = await offene(u, fall)
    const { sub, name: gezeichnet } = u.bank.frank
    const jetzt = fall.nach(nach)
    await freigabeFesthalten(u.tx, { guid: entscheidung.guid, sub, jetzt })
    if (ARTEN[entscheidung.art].grundlage === 'ANTRAG')
      await statusSetzen(u.tx, fall.geschaeft, ARTEN[entscheidung.art].aktion, jetzt)
    await FOLGEN[entscheidung.art]?.(u, fall, { entscheidung, jetzt })
    const { geschaeft: geschaeftGuid, betrieb } = fall
    const { unternehmenGuid } = betrieb
    const { guid, nummer } = await bescheidAnlegen(u.tx, {
      zu: { entscheidung: entscheidung.guid },
      eingaben: vorgelegteEingaben(entscheidung),
      inhaltSha256: entscheidung.inhalt_sha256,
      geschaeftGuid,
      unternehmenGuid,
      gezeichnet,
      jetzt,
    })
    const key = `${BESCHEID_ERSTELLEN}:${guid}`
    await jobEinreihen(u.tx, BESCHEID_ERSTELLEN, { guid }, { key, line: 'demo' })
    const gelesen = { inhaltSha256: entscheidung.inhalt_sha256, bescheid: nummer }
    await festhalten(u, fall, sub, 'entscheidungFreigeben', { entscheidung: entscheidung.guid, ...gelesen })
  }
