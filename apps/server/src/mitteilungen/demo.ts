import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Tx } from '../platform/database/database.ts'
import { DEMO_UNTERNEHMEN } from '../unternehmen/public.ts'
import { endeDesTages } from './konversation/konversationen.ts'

const HOF = DEMO_UNTERNEHMEN.hofLindenau

/** Who writes and reads in the demo world. */
export type DemoPersonen = { readonly lena: string; readonly bank: string }

type DemoMitteilung = {
  readonly guid: string
  /** In the conversation of the approved case, else in the company's general one. */
  readonly zumGeschaeft: boolean
  readonly von: keyof DemoPersonen
  readonly vorTagen: number
  readonly betreff: string
  readonly inhalt: string
  /** Lena has opened it. */
  readonly gelesen: boolean
}

/** Constant, so that a second start finds them again. */
const guid = (nummer: number) => `d0000000-0000-4000-8000-${String(900 + nummer).padStart(12, '0')}`
const absaetze = (...zeilen: readonly string[]) => zeilen.join('\n\n')
const GRUSS = 'Mit freundlichen Grüßen\nSabine Sachbearbeitung'

const MITTEILUNGEN: readonly DemoMitteilung[] = [
  {
    guid: guid(1),
    zumGeschaeft: true,
    von: 'bank',
    vorTagen: 190,
    betreff: 'Ihr Antrag ist bewilligt',
    inhalt: absaetze(
      'Guten Tag Frau Lindenau,',
      'wir haben Ihren Antrag geprüft und bewilligt. Die Mulchpflanzmaschine und die Bodenberatung können Sie jetzt beauftragen.',
      'Bitte bewahren Sie alle Rechnungen und Zahlungsnachweise auf. Sie brauchen sie, wenn Sie die Auszahlung anfordern.',
      GRUSS,
    ),
    gelesen: true,
  },
  {
    guid: guid(2),
    zumGeschaeft: true,
    von: 'lena',
    vorTagen: 21,
    betreff: 'Lieferung erst im März',
    inhalt: absaetze(
      'Guten Tag Frau Sachbearbeitung,',
      'unser Händler kann die Mulchpflanzmaschine erst im März liefern. Reicht das für die Förderung noch aus, oder müssen wir etwas ändern?',
      'Viele Grüße\nLena Lindenau',
    ),
    gelesen: true,
  },
  {
    guid: guid(3),
    zumGeschaeft: true,
    von: 'bank',
    vorTagen: 20,
    betreff: 'Antwort: Lieferung erst im März',
    inhalt: absaetze(
      'Guten Tag Frau Lindenau,',
      'das reicht aus: Es zählt, dass Sie innerhalb des Bewilligungszeitraums bezahlt haben. Sie müssen nichts ändern.',
      GRUSS,
    ),
    gelesen: true,
  },
  {
    guid: guid(4),
    zumGeschaeft: true,
    von: 'bank',
    vorTagen: 3,
    betreff: 'Termin für die Besichtigung vor Ort',
    inhalt: absaetze(
      'Guten Tag Frau Lindenau,',
      'wir möchten uns die geförderten Flächen gemeinsam mit Ihnen ansehen. Den vorgeschlagenen Termin finden Sie über dieser Nachricht. Bitte antworten Sie uns kurz, ob er Ihnen passt.',
      'Halten Sie bitte den Flächenplan und das Angebot des Händlers bereit. Der Besuch dauert etwa eine Stunde.',
      GRUSS,
    ),
    gelesen: false,
  },
  {
    guid: guid(5),
    zumGeschaeft: false,
    von: 'bank',
    vorTagen: 410,
    betreff: 'Willkommen im Förderportal',
    inhalt: absaetze(
      'Guten Tag,',
      'Ihr Unternehmen ist registriert. Hier schreiben wir Ihnen alles, was keinen einzelnen Antrag betrifft, und Sie erreichen uns auf demselben Weg.',
      GRUSS,
    ),
    gelesen: true,
  },
  {
    guid: guid(6),
    zumGeschaeft: false,
    von: 'bank',
    vorTagen: 2,
    betreff: 'Ihr Entwurf ist noch nicht abgesendet',
    inhalt: absaetze(
      'Guten Tag Frau Lindenau,',
      'im Portal liegt ein Entwurf von Ihnen, den Sie noch nicht abgesendet haben. Denken Sie an das Ende des Antragszeitraums: Danach können wir ihn nicht mehr annehmen.',
      'Wenn Sie Fragen zum Antrag haben, antworten Sie einfach auf diese Nachricht.',
      GRUSS,
    ),
    gelesen: false,
  },
  {
    guid: guid(7),
    zumGeschaeft: false,
    von: 'lena',
    vorTagen: 1,
    betreff: 'Neue Bankverbindung',
    inhalt: absaetze(
      'Guten Tag,',
      'unser Hof bekommt zum Jahreswechsel ein neues Konto. Reicht es, wenn wir es in den Unternehmensdaten ändern, oder brauchen Sie noch etwas von uns?',
      'Viele Grüße\nLena Lindenau',
    ),
    gelesen: true,
  },
]

/** Reads `geschaeft` of slice zuwendung, in the demo world only: which of Lena's cases is the approved one. */
const konversationen = async (tx: Tx) => {
  const { rows } = await sql<{ guid: string; allgemein: boolean }>`
    select k.guid, k.allgemein from konversation k left join geschaeft g on g.guid = k.geschaeft_guid
    where k.unternehmen_guid = ${HOF} and (k.allgemein or g.status = 'BEWILLIGT')`.execute(tx)
  return rows
}

const einfuegen = async (tx: Tx, konversation: string, m: DemoMitteilung, von: string, jetzt: Date) => {
  const am = new Date(jetzt.getTime() - m.vorTagen * TAG_MS)
  const { rows } = await sql`insert into mitteilung
      (guid, konversation_guid, unternehmen_guid, richtung_zu_kunde, betreff, inhalt, abgeschickt_am, absender)
    values (${m.guid}, ${konversation}, ${HOF}, ${m.von === 'bank'}, ${m.betreff}, ${m.inhalt}, ${am}, ${von})
    on conflict do nothing returning guid`.execute(tx)
  return rows.length > 0
}

const lesen = async (tx: Tx, mitteilung: string, sub: string, jetzt: Date) => {
  await sql`insert into mitteilung_gelesen (nutzer_sub, mitteilung_guid, unternehmen_guid, gelesen_am)
    values (${sub}, ${mitteilung}, ${HOF}, ${jetzt}) on conflict do nothing`.execute(tx)
}

/** The visit of message 4: two weeks ahead. Only while nobody has set another day. */
const terminSetzen = async (tx: Tx, konversation: string, jetzt: Date) => {
  const tag = tagInBerlin(new Date(jetzt.getTime() + 14 * TAG_MS))
  await sql`update konversation set termin = ${endeDesTages(tag)},
    termin_geaendert_am = ${new Date(jetzt.getTime() - 3 * TAG_MS)}
    where guid = ${konversation} and termin is null`.execute(tx)
}

/** Lena's correspondence, after companies and cases: two messages she has not opened. What was changed by hand stays. */
export const demoMitteilungen = async (tx: Tx, personen: DemoPersonen, jetzt: Date): Promise<void> => {
  for (const konversation of await konversationen(tx)) {
    for (const m of MITTEILUNGEN.filter((eine) => eine.zumGeschaeft !== konversation.allgemein)) {
      const sub = personen[m.von]
      if (!(await einfuegen(tx, konversation.guid, m, sub, jetzt))) continue
      if (m.gelesen && m.von === 'bank') await lesen(tx, m.guid, personen.lena, jetzt)
      await protokollieren(tx, {
        unternehmenGuid: HOF,
        sub,
        handlung: 'mitteilungSenden',
        objektGuid: konversation.guid,
        angaben: { mitteilung: m.guid },
      })
    }
    if (!konversation.allgemein) await terminSetzen(tx, konversation.guid, jetzt)
  }
}
