/**
 * Streets to try the portal with, until the operator imports a directory: real places with street names as they are usual
 * there. Written by hand; whether a street exists in a place is not claimed.
 */

/** In every place, with its highest house number; 0: none is known. */
const UEBERALL: readonly (readonly [strasse: string, bis: number])[] = [
  ['Hauptstraße', 48],
  ['Dorfstraße', 32],
  ['Bahnhofstraße', 40],
  ['Schulstraße', 18],
  ['Gartenstraße', 0],
  ['Lindenallee', 24],
  ['Kirchweg', 0],
  ['Feldweg', 0],
  ['Mühlenweg', 20],
  ['Birkenweg', 0],
  ['Am Sportplatz', 6],
  ['Ringstraße', 0],
  ['Wiesengrund', 0],
  ['Zum Hofplatz', 0],
]

/** Of the place itself; all with the house numbers 1 to 40. */
const EIGENE_BIS = 40
const ORTE: readonly (readonly [plz: string, ort: string, ortsteil: string, eigene: string])[] = [
  [
    '24887',
    'Silberstedt',
    '',
    'Moorweg, Am Schulwald, Treenetal, Esperstofter Weg, Hünninger Straße, Zum Ochsenweg',
  ],
  ['24850', 'Schuby', '', 'Altmoor, Husumer Straße, Westring, Am Bahndamm, Lürschauer Weg, Raiffeisenstraße'],
  [
    '24937',
    'Flensburg',
    'Altstadt',
    'Speicherlinie, Norderstraße, Große Straße, Holm, Schiffbrücke, Rote Straße',
  ],
  [
    '24939',
    'Flensburg',
    'Nordstadt',
    'Apenrader Straße, Harrisleer Straße, Bau-Straße, Am Katharinenhof, Terrassenstraße, Duburger Straße',
  ],
  [
    '24837',
    'Schleswig',
    '',
    'Lollfuß, Stadtweg, Friedrichstraße, Gottorfstraße, Königstraße, Süderholmstraße',
  ],
  [
    '25813',
    'Husum',
    '',
    'Norderstraße, Süderstraße, Hafenstraße, Schloßgang, Theodor-Storm-Straße, Neustadt',
  ],
  [
    '23568',
    'Lübeck',
    'St. Gertrud',
    'Hafenstraße, Marlistraße, Arnimstraße, Travemünder Allee, Roeckstraße, St.-Jürgen-Ring',
  ],
  [
    '19053',
    'Schwerin',
    'Altstadt',
    'Mecklenburgstraße, Schloßstraße, Goethestraße, Werderstraße, Puschkinstraße, Am Markt',
  ],
  [
    '17489',
    'Greifswald',
    'Innenstadt',
    'Lange Straße, Fleischerstraße, Steinbeckerstraße, Domstraße, Dr.-Ernst-Straße, Am Mühlentor',
  ],
  [
    '17235',
    'Neustrelitz',
    '',
    'Strelitzer Straße, Glambecker Straße, Zierker Straße, Seestraße, Augustastraße, Tiergartenstraße',
  ],
  [
    '16816',
    'Neuruppin',
    '',
    'Karl-Marx-Straße, Fontaneplatz, Präsidentenstraße, Rheinsberger Straße, Seeufer, Heinrich-Rau-Straße',
  ],
  [
    '15907',
    'Lübben (Spreewald)',
    '',
    'Breite Straße, Gubener Straße, Spielbergstraße, Am Brückenplatz, Parkstraße, Berliner Chaussee',
  ],
  [
    '39576',
    'Stendal',
    '',
    'Breite Straße, Tangermünder Straße, Arneburger Straße, Altes Dorf, Winckelmannstraße, Moltkestraße',
  ],
  [
    '06484',
    'Quedlinburg',
    '',
    'Steinweg, Pölkenstraße, Neinstedter Feldweg, Westerhäuser Straße, Heilige-Geist-Straße, Am Kleers',
  ],
  [
    '99084',
    'Erfurt',
    'Altstadt',
    'Anger, Marktstraße, Michaelisstraße, Fischmarkt, Lange Brücke, Johannesstraße',
  ],
  ['01662', 'Meißen', '', 'Burgstraße, Neugasse, Elbstraße, Talstraße, Dresdner Straße, Großenhainer Straße'],
  [
    '26603',
    'Aurich',
    '',
    'Fockenbollwerkstraße, Norderstraße, Leerer Landstraße, Esenser Straße, Julianenburger Straße, Am Tiergarten',
  ],
  [
    '49716',
    'Meppen',
    '',
    'Am Fehn, Haselünner Straße, Esterfelder Stiege, Lathener Straße, Emsstraße, Kuhstraße',
  ],
  [
    '26871',
    'Papenburg',
    'Untenende',
    'Hauptkanal links, Hauptkanal rechts, Splitting links, Umländerwiek rechts, Deverweg, Friederikenstraße',
  ],
  [
    '27777',
    'Ganderkesee',
    '',
    'Rathausstraße, Oldenburger Straße, Grüppenbührener Straße, Bergedorfer Straße, Friedrich-Ebert-Straße, Heuweg',
  ],
  [
    '29525',
    'Uelzen',
    '',
    'Lüneburger Straße, Veerßer Straße, Gudesstraße, Bohldamm, Oldenstädter Straße, Ripdorfer Straße',
  ],
  [
    '48143',
    'Münster',
    'Altstadt',
    'Prinzipalmarkt, Rothenburg, Ludgeristraße, Salzstraße, Aegidiistraße, Königsstraße',
  ],
  [
    '59494',
    'Soest',
    '',
    'Nöttenstraße, Jakobistraße, Brüderstraße, Grandweg, Ulricherstraße, Osthofenstraße',
  ],
  [
    '53508',
    'Mayschoß',
    '',
    'Ahr-Rotweinstraße, Dorfplatz, Bungertstraße, Etzhardstraße, Im Burggarten, Saffenburgstraße',
  ],
  [
    '54470',
    'Bernkastel-Kues',
    'Kues',
    'Gestade, Nikolausufer, Saarallee, Cusanusstraße, Weingartenstraße, Römerstraße',
  ],
  [
    '66386',
    'St. Ingbert',
    '',
    'Kaiserstraße, Rickertstraße, Poststraße, Ensheimer Straße, Josefstaler Straße, Sankt-Fidelis-Straße',
  ],
  [
    '79104',
    'Freiburg im Breisgau',
    'Herdern',
    'Habsburgerstraße, Karlstraße, Stadtstraße, Sandstraße, Jacobistraße, Hauptwachtstraße',
  ],
  [
    '88212',
    'Ravensburg',
    '',
    'Marienplatz, Bachstraße, Kirchstraße, Charlottenstraße, Burgstraße, Untere Breite Straße',
  ],
  [
    '86150',
    'Augsburg',
    'Innenstadt',
    'Maximilianstraße, Annastraße, Halderstraße, Schießgrabenstraße, Viktoriastraße, Fuggerstraße',
  ],
  [
    '94032',
    'Passau',
    'Altstadt',
    'Ludwigstraße, Bräugasse, Innbrückgasse, Dr.-Hans-Kapfinger-Straße, Nikolastraße, Große Messergasse',
  ],
]

export type BeispielStrasse = {
  readonly strasse: string
  readonly plz: string
  readonly ort: string
  readonly ortsteil: string
  readonly hausnummern: readonly string[]
}

/** 1, 2, 3 …; behind every fourth one with an 'a', as where somebody built between. */
const nummern = (bis: number): string[] =>
  Array.from({ length: bis }, (_, i) => i + 1).flatMap((n) => (n % 4 === 0 ? [`${n}`, `${n}a`] : [`${n}`]))

const mitNummern = (namen: readonly (readonly [string, number])[]) =>
  namen.map(([strasse, bis]) => ({ strasse, hausnummern: nummern(bis) }))

export const beispielAdressen = (): BeispielStrasse[] =>
  ORTE.flatMap(([plz, ort, ortsteil, eigene]) => {
    const namen = new Map([...UEBERALL, ...eigene.split(', ').map((name) => [name, EIGENE_BIS] as const)])
    return mitNummern([...namen]).map((strasse) => ({ ...strasse, plz, ort, ortsteil }))
  })
