import type { AntragstellerArt, Rechtsform } from '@foerderportal/contract/unternehmen/werte/enums'

type Wer = readonly [anrede: 'FRAU' | 'HERR', vorname: string, nachname: string]
type Wo = readonly [strasse: string, hausnummer: string, plz: string, ort: string]
/** `gericht` where the form is entered in a register; `land` begins the ZID-Betriebsnummer (S1-06). */
export type Betriebszeile = {
  readonly name: string
  readonly form: Rechtsform
  readonly art: AntragstellerArt
  readonly land: number
  readonly wo: Wo
  readonly wer: Wer
  readonly gericht?: string
}

const b = (
  name: string,
  form: Rechtsform,
  land: number,
  wo: Wo,
  wer: Wer,
  dazu: { readonly art?: AntragstellerArt; readonly gericht?: string } = {},
): Betriebszeile => ({ name, form, land, wo, wer, art: 'PRIMAERPRODUZENT', ...dazu })

const LOHN = 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN'
const RING = 'GEWERBLICHER_MASCHINENRING'
const NATUR = 'ANERKANNTE_NATURSCHUTZVEREINIGUNG'
const ZUSAMMEN = 'ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN'
const EINZEL = 'EINZELUNTERNEHMER'
const GBR = 'GESELLSCHAFT_BUERGERLICHEN_RECHTS'
const GMBH = 'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG'
const KG = 'KOMMANDITGESELLSCHAFT'
const GMBH_KG = 'HAFTUNGSBESCHRAENKTE_KOMMANDITGESELLSCHAFT'
const EG = 'EINGETRAGENE_GENOSSENSCHAFT'
const EV = 'EINGETRAGENER_VEREIN'

/** The companies whose cases the bank of the demo world works on; nobody signs in for them. All of it is made up. */
export const BETRIEBE: readonly Betriebszeile[] = [
  b('Hof Petersen', EINZEL, 1, ['Dörpstraat', '12', '25899', 'Niebüll'], ['HERR', 'Hauke', 'Petersen']),
  b('Milchhof Clausen GbR', GBR, 1, ['Süderende', '3', '25917', 'Leck'], ['FRAU', 'Inga', 'Clausen']),
  b('Eiderland Agrar KG', KG, 1, ['Eiderdeich', '40', '25779', 'Hennstedt'], ['HERR', 'Jörn', 'Thomsen'], {
    gericht: 'Pinneberg',
  }),
  b(
    'Gärtnerei Vierlande e.K.',
    'EINGETRAGENER_KAUFMANN',
    2,
    ['Kirchwerder Hausdeich', '88', '21037', 'Hamburg'],
    ['FRAU', 'Beke', 'Harden'],
    {
      gericht: 'Hamburg',
    },
  ),
  b(
    'Hof Ammerlandwiesen',
    EINZEL,
    3,
    ['Moorhauser Weg', '7', '26160', 'Bad Zwischenahn'],
    ['FRAU', 'Antje', 'Bruns'],
  ),
  b('Teufelsmoor Weide GbR', GBR, 3, ['Am Moorgraben', '21', '27726', 'Worpswede'], ['HERR', 'Gerd', 'Kück']),
  b(
    'Lohnunternehmen Wümme GmbH',
    GMBH,
    3,
    ['Industriestraße', '5', '27356', 'Rotenburg'],
    ['HERR', 'Lars', 'Intemann'],
    {
      art: LOHN,
      gericht: 'Walsrode',
    },
  ),
  b(
    'Emsland Ackerbau GmbH & Co. KG',
    GMBH_KG,
    3,
    ['Hasestraße', '18', '49740', 'Haselünne'],
    ['FRAU', 'Maria', 'Többen'],
    {
      gericht: 'Osnabrück',
    },
  ),
  b(
    'Obsthof Blockland',
    EINZEL,
    4,
    ['Niederblockland', '2', '28357', 'Bremen'],
    ['HERR', 'Dieter', 'Garbade'],
  ),
  b(
    'Hof Große Westhoff',
    EINZEL,
    5,
    ['Bauerschaft Aa', '14', '48301', 'Nottuln'],
    ['HERR', 'Bernd', 'Große Westhoff'],
  ),
  b(
    'Niederrhein Gemüse eG',
    EG,
    5,
    ['Hülser Straße', '110', '47803', 'Krefeld'],
    ['FRAU', 'Petra', 'Janßen'],
    {
      art: ZUSAMMEN,
      gericht: 'Krefeld',
    },
  ),
  b(
    'Biohof Bergisch Land GbR',
    GBR,
    5,
    ['Oberheide', '6', '51688', 'Wipperfürth'],
    ['FRAU', 'Ute', 'Breidenbach'],
  ),
  b(
    'Weingut am Nierstein',
    EINZEL,
    7,
    ['Rheinstraße', '31', '55283', 'Nierstein'],
    ['HERR', 'Klaus', 'Guntrum'],
  ),
  b('Hofgut Wetterau KG', KG, 6, ['Hauptstraße', '77', '61169', 'Friedberg'], ['HERR', 'Jochen', 'Winter'], {
    gericht: 'Friedberg (Hessen)',
  }),
  b(
    'Winzergemeinschaft Kaiserstuhl eG',
    EG,
    8,
    ['Winzerstraße', '2', '79235', 'Vogtsburg'],
    ['FRAU', 'Sabrina', 'Bercher'],
    {
      art: ZUSAMMEN,
      gericht: 'Freiburg i. Br.',
    },
  ),
  b(
    'Albhof Schwenk',
    EINZEL,
    8,
    ['Lautertalstraße', '9', '72525', 'Münsingen'],
    ['HERR', 'Eberhard', 'Schwenk'],
  ),
  b('Moorhof Federsee GbR', GBR, 8, ['Federseesteg', '1', '88422', 'Bad Buchau'], ['FRAU', 'Monika', 'Reck']),
  b(
    'Maschinenring Donaumoos GmbH',
    GMBH,
    9,
    ['Augsburger Straße', '54', '86668', 'Karlshuld'],
    ['HERR', 'Xaver', 'Seitle'],
    {
      art: RING,
      gericht: 'Ingolstadt',
    },
  ),
  b('Hof Leitner', EINZEL, 9, ['Filzenweg', '11', '83064', 'Raubling'], ['HERR', 'Sepp', 'Leitner']),
  b('Gut Oberpfalz GmbH', GMBH, 9, ['Gutsallee', '1', '92224', 'Amberg'], ['FRAU', 'Franziska', 'Weigl'], {
    gericht: 'Amberg',
  }),
  b('Hof Blies', EINZEL, 10, ['Bliesstraße', '23', '66440', 'Blieskastel'], ['FRAU', 'Nicole', 'Schwarz']),
  b(
    'Havelländer Weidewirtschaft GmbH',
    GMBH,
    12,
    ['Luchweg', '4', '14641', 'Nauen'],
    ['HERR', 'Ronny', 'Lehmann'],
    {
      gericht: 'Potsdam',
    },
  ),
  b(
    'Agrargenossenschaft Rhinluch eG',
    EG,
    12,
    ['Dorfplatz', '8', '16833', 'Fehrbellin'],
    ['FRAU', 'Kerstin', 'Schulze'],
    {
      gericht: 'Neuruppin',
    },
  ),
  b(
    'Naturschutzverein Luchwiesen e.V.',
    EV,
    12,
    ['Am Schutzgebiet', '3', '14712', 'Rathenow'],
    ['HERR', 'Tilo', 'Brandt'],
    {
      art: NATUR,
      gericht: 'Potsdam',
    },
  ),
  b('Peenetal Schilf GmbH', GMBH, 13, ['Hafenstraße', '15', '17389', 'Anklam'], ['FRAU', 'Anke', 'Wendt'], {
    gericht: 'Stralsund',
  }),
  b('Hof Recknitz', EINZEL, 13, ['Zum Polder', '6', '18334', 'Bad Sülze'], ['HERR', 'Malte', 'Krüger']),
  b(
    'Landgut Elbaue GmbH & Co. KG',
    GMBH_KG,
    14,
    ['Elbstraße', '29', '04860', 'Torgau'],
    ['FRAU', 'Silke', 'Noack'],
    {
      gericht: 'Leipzig',
    },
  ),
  b(
    'Drömling Landwirte GbR',
    GBR,
    15,
    ['Kanalweg', '2', '39646', 'Oebisfelde'],
    ['HERR', 'Holger', 'Meinecke'],
  ),
  b(
    'Börde Saat GmbH',
    GMBH,
    15,
    ['Magdeburger Chaussee', '60', '39164', 'Wanzleben'],
    ['FRAU', 'Doreen', 'Ahrens'],
    {
      gericht: 'Stendal',
    },
  ),
  b(
    'Thüringer Hügelland eG',
    EG,
    16,
    ['Weimarische Straße', '19', '99510', 'Apolda'],
    ['HERR', 'Uwe', 'Hartung'],
    {
      gericht: 'Jena',
    },
  ),
  b('Lohnhof Werra', EINZEL, 16, ['Werrastraße', '44', '98617', 'Meiningen'], ['HERR', 'Sven', 'Rommel'], {
    art: LOHN,
  }),
]
