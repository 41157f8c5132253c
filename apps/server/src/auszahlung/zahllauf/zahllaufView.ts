import type { Zahllauf, Zahllaufzeile, Zahlposten } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import {
  umstandHindernis,
  zahllaufStaende,
  type ZahllaufAktion,
  type ZahllaufUmstaende,
} from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { getan, personenNamen, type Name } from '../../nutzer/public.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { seitVorlageAnders } from '../../platform/freigabe/wieVorgelegt.ts'
import { auffaelligesSeitVorlage } from './auffaelliges.ts'
import { istNeuesKonto } from './auszahlungskonten.ts'
import { verfallLaden, type VerfallRow } from './verfaelle.ts'
import { zahllaufLaden, type Listenzeile, type ZahllaufRow } from './zahllaeufe.ts'
import {
  akteureVon,
  eigenerWeil,
  istTagVerpasst,
  umstaendeVon,
  unbefangenPruefen,
  vorhanden,
  type Person,
} from './zahllaufPolicy.ts'
import { postenLaden, type PostenRow } from './zahlposten.ts'

/** What a second person is told of a run that lies before him, or of its end. */
const vorlageVon = (row: Listenzeile, name: Name, person: Person): Zahllaufzeile['vorlage'] => {
  const { verfall_grund: verfallGrund } = row
  const vorgelegt =
    row.status === 'VORGELEGT'
      ? getan(name, row.vorbereitet_von, row.vorgelegt_am)
      : getan(name, row.verfall_von, row.verfall_am)
  const aktion = verfallGrund === null ? 'zahllaufFreigeben' : 'zahllaufVerfallen'
  const gesperrtWeil =
    eigenerWeil([row]) ??
    zahllaufStaende.hindernis(aktion, row.status, akteureVon(person, row.beteiligt))?.text ??
    null
  return vorgelegt && { ...vorgelegt, gesperrtWeil, verfallGrund }
}

export const zeileAnsicht = (row: Listenzeile, name: Name, person: Person): Zahllaufzeile => ({
  guid: row.guid,
  nr: row.nr,
  programm: row.programm,
  status: row.status,
  angelegtAm: row.angelegt_am.toISOString(),
  anzahl: row.anzahl,
  summe: inEuro(row.summe_cent),
  auffaellig: row.auffaellig,
  freigegebenVon: row.freigegeben_von === null ? null : name(row.freigegeben_von),
  vorlage: vorlageVon(row, name, person),
})

const postenAnsicht = (row: PostenRow): Zahlposten => ({
  nr: row.nr,
  auszahlungGuid: row.auszahlung_guid,
  nummer: row.nummer,
  geschaeftGuid: row.geschaeft_guid,
  geNr: row.ge_nr,
  unternehmenGuid: row.unternehmen_guid,
  unternehmenName: row.unternehmen_name,
  inhaber: row.inhaber,
  iban: row.iban,
  betrag: inEuro(row.betrag_cent),
  verwendungszweck: row.verwendungszweck,
  auffaelligkeiten: [...row.auffaelligkeiten],
  status: row.status,
  grund: row.grund,
  valuta: row.valuta,
})

const aktionen = (
  row: ZahllaufRow,
  posten: readonly PostenRow[],
  person: Person,
  { umstaende, veraltet }: { readonly umstaende: ZahllaufUmstaende; readonly veraltet: string | null },
): Zahllauf['aktionen'] => {
  const akteure = akteureVon(person, row.beteiligt)
  const eigener = eigenerWeil(posten)
  const hindernis = (aktion: ZahllaufAktion) =>
    eigener ??
    zahllaufStaende.hindernis(aktion, row.status, akteure)?.text ??
    umstandHindernis(aktion, umstaende)
  return {
    postenAusnehmen: hindernis('postenAusnehmen'),
    zahllaufVorlegen: hindernis('zahllaufVorlegen'),
    zahllaufZurueckgeben: hindernis('zahllaufZurueckgeben'),
    zahllaufFreigeben: hindernis('zahllaufFreigeben') ?? veraltet,
    zahllaufVerwerfen: hindernis('zahllaufVerwerfen'),
    zahllaufHerunterladen: hindernis('zahllaufHerunterladen'),
    einreichungVermerken: hindernis('einreichungVermerken'),
    zahllaufVerfallVorlegen: hindernis('zahllaufVerfallVorlegen'),
    zahllaufVerfallZurueckgeben: hindernis('zahllaufVerfallZurueckgeben'),
    zahllaufVerfallen: hindernis('zahllaufVerfallen'),
    postenBezahlt: hindernis('postenBezahlt'),
    postenAbgewiesen: hindernis('postenAbgewiesen'),
  }
}

/** Why what lies before a second person can't be released as it is. */
const veraltetWeil = async (
  db: Database | Tx,
  row: ZahllaufRow,
  posten: readonly PostenRow[],
): Promise<string | null> => {
  if (row.status !== 'VORGELEGT') return null
  const offene = posten.filter(({ status }) => status === 'OFFEN')
  return seitVorlageAnders('Der Zahllauf', await auffaelligesSeitVorlage(db, row, offene))
}

const summenVon = (posten: readonly PostenRow[]) => {
  const gezahlt = posten.filter(({ status }) => status !== 'AUSGENOMMEN')
  return {
    anzahl: gezahlt.length,
    summe: inEuro(gezahlt.reduce((summe, { betrag_cent }) => summe + betrag_cent, 0)),
    auffaellig: gezahlt.filter(({ auffaelligkeiten }) => auffaelligkeiten.length > 0).length,
  }
}

const dateiVon = ({ datei_sha256: sha256, datei_bytes: bytes, abrufe }: ZahllaufRow): Zahllauf['datei'] =>
  sha256 === null || bytes === null ? null : { sha256, bytes, abrufe }

const gangVon = (row: ZahllaufRow, name: Name) => {
  const zurueck = getan(name, row.zurueckgegeben_von, row.zurueckgegeben_am)
  const eingereicht = getan(name, row.eingereicht_von, row.eingereicht_am)
  return {
    vorgelegt: getan(name, row.vorbereitet_von, row.vorgelegt_am),
    freigegeben: getan(name, row.freigegeben_von, row.freigegeben_am),
    zurueckgegeben: zurueck && { ...zurueck, grund: row.zurueckgegeben_grund ?? '' },
    eingereicht: eingereicht && { ...eingereicht, referenz: row.eingereicht_referenz ?? '' },
  }
}

const verfallAnsicht = (row: VerfallRow | undefined, name: Name): Zahllauf['verfall'] => {
  if (row === undefined) return null
  const zurueck = getan(name, row.zurueckgegeben_von, row.zurueckgegeben_am)
  return {
    guid: row.guid,
    grund: row.grund,
    vorgelegt: getan(name, row.vorbereitet_von, row.vorgelegt_am),
    freigegeben: getan(name, row.freigegeben_von, row.freigegeben_am),
    zurueckgegeben: zurueck && { ...zurueck, grund: row.zurueckgegeben_grund ?? '' },
  }
}

/** Everybody whose name stands on its page. */
const beteiligte = (row: ZahllaufRow, verfall: VerfallRow | undefined): string[] =>
  [
    row.vorbereitet_von,
    row.freigegeben_von,
    row.zurueckgegeben_von,
    row.eingereicht_von,
    verfall?.vorbereitet_von,
    verfall?.freigegeben_von,
    verfall?.zurueckgegeben_von,
  ].filter((sub) => typeof sub === 'string')

/** A run as this person has it now. */
export const zahllaufZeigen = async (
  db: Database | Tx,
  guid: string,
  person: Person,
  jetzt: Date,
): Promise<Zahllauf> => {
  const row = vorhanden(await zahllaufLaden(db, guid, person.sub))
  const posten = await postenLaden(db, guid, person.sub)
  unbefangenPruefen(posten)
  const verfall = await verfallLaden(db, guid)
  const name = await personenNamen(db, beteiligte(row, verfall))
  const umstaende = umstaendeVon({ row, verfall, jetzt })
  const { name: inhaber, iban, bic } = row.konto
  return {
    guid: row.guid,
    nr: row.nr,
    programm: row.programm,
    status: row.status,
    angelegtAm: row.angelegt_am.toISOString(),
    ...summenVon(posten),
    freigegebenVon: row.freigegeben_von === null ? null : name(row.freigegeben_von),
    konto: { name: inhaber, iban, bic, neu: row.freigegeben_von === null && (await istNeuesKonto(db, iban)) },
    posten: posten.map(postenAnsicht),
    inhaltSha256: row.inhalt_sha256,
    ...gangVon(row, name),
    ausfuehrungAm: row.ausfuehrung_am,
    datei: dateiVon(row),
    verworfen: row.verworfen_grund,
    tagVerpasst: istTagVerpasst({ row, verfall, jetzt }),
    verfall: verfallAnsicht(verfall, name),
    aktionen: aktionen(row, posten, person, { umstaende, veraltet: await veraltetWeil(db, row, posten) }),
  }
}
