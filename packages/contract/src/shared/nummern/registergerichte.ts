/**
 * The German register courts: seat and XJustiz ids, from the XUnternehmen code list 'registergerichte' v12 (2023).
 * Where a seat has two ids, the first is the register department (Handels- and Genossenschaftsregister), the second the
 * Amtsgericht itself (Vereinsregister). Import it on form pages only: it weighs some 3 kB.
 */
const LISTE = `
Aachen: R3101
Ahlen: R2702
Altenburg: Y1201
Amberg: D3101V D3101
Ansbach: D3201V D3201
Apolda: Y1101
Arnsberg: R1901
Arnstadt: Y1102
Arnstadt, Zweigstelle Ilmenau: Y1303
Aschaffenburg: D4102V D4102
Augsburg: D2102V D2102
Aurich: P3101
Bad Hersfeld: M1305
Bad Homburg v.d. Höhe: M1202
Bad Kreuznach: T2101V
Bad Oeynhausen: R2108
Bad Salzungen: Y1301
Bamberg: D4201V D4201
Bayreuth: D4301V D4301
Berlin (Charlottenburg): F1103R F1103
Bielefeld: R2101
Bochum: R2201
Bonn: R3201
Braunschweig: P1103
Bremen: H1101
Bünde: R2102
Chemnitz: U1206
Coburg: D4401V D4401
Coesfeld: R2707
Cottbus: G1103
Darmstadt: M1103
Deggendorf: D2201V D2201
Dortmund: R2402
Dresden: U1104
Duisburg: R1202
Düren: R3103
Düsseldorf: R1101
Eisenach: Y1105
Erfurt: Y1106
Erkelenz: R1502
Eschwege: M1602
Essen: R2503
Flensburg: X1112R
Frankfurt (Oder): G1207
Frankfurt am Main: M1201
Freiburg: B8536
Friedberg (Hessen): M1405
Fritzlar: M1603
Fulda: M1301
Fürth: D3304V D3304
Geldern: R1302
Gelsenkirchen: R2507
Gera: Y1203
Gießen: M1406
Gotha: Y1108
Göttingen: P2204
Greifswald: N1202
Greiz: Y1205
Güstrow: N1303
Gütersloh: R2103
Hagen: R2602
Hamburg: K1101R
Hamm: R2404
Hanau: M1502
Hannover: P2305
Heilbad Heiligenstadt: Y1109
Herford: R2105
Herne: R2203
Hildburghausen: Y1302
Hildesheim: P2408
Hof: D4501V D4501
Homburg: V1102
Ingolstadt: D5701V D5701
Iserlohn: R2604
Jena: Y1206V Y1206
Kaiserslautern: T3201V
Kassel: M1607
Kempten (Allgäu): D2304V D2304
Kiel: X1517R
Kleve: R1304
Koblenz: T2210V
Köln: R3306
Königstein im Taunus: M1203
Korbach: M1608
Krefeld: R1402
Landau in der Pfalz: T3304V
Landshut: D2404V D2404
Lebach: V1103
Leipzig: U1308
Lemgo: R2307
Limburg a. d. Lahn: M1706
Lübeck: X1721R
Ludwigshafen am Rhein: T3104V
Ludwigslust: N1305
Lüneburg: P2507
Lünen: R2406
Mainz: T2304V
Mannheim: B8535
Marburg: M1809
Meiningen: Y1304
Memmingen: D2505V D2505
Merzig: V1104
Merzig, Zweigstelle Wadern: V1116
Mönchengladbach: R1504
Montabaur: T2214V
Mühlhausen: Y1110
München: D2601V D2601
Münster: R2713
Neubrandenburg: N1105V N1105
Neunkirchen: V1105
Neuruppin: G1309
Neuss: R1102
Nordhausen: Y1111
Nürnberg: D3310V D3310
Oberhausen: R1206
Offenbach am Main: M1114
Oldenburg (Oldenburg): P3210
Osnabrück: P3313
Ottweiler: V1107
Paderborn: R2809
Pasewalk: N1107
Passau: D2803V D2803
Pinneberg: X1321R
Pößneck: Y1209
Pößneck, Zweigstelle Bad Lobenstein: Y1208
Potsdam: G1312
Ratingen: R1104
Recklinghausen: R2204
Regensburg: D3410V D3410
Remscheid: R1603
Rostock: N1206V N1206
Rudolstadt: Y1210
Rudolstadt, Zweigstelle Saalfeld: Y1211
Saarbrücken: V1109
Saarlouis: V1110
Sankt Ingbert: V1111
Sankt Wendel: V1112
Schleiden: R3106
Schweinfurt: D4608V D4608
Schwerin: N1308V N1308
Siegburg: R3208
Siegen: R2909
Soest: R1911
Solingen: R1605
Sömmerda: Y1112
Sondershausen: Y1113
Sonneberg: Y1307
Stadthagen: P2106
Stadtroda: Y1214
Steinfurt: R2706
Stendal: W1215
Stralsund: N1209V N1209
Straubing: D3413V D3413
Stuttgart: B8534
Suhl: Y1308
Tostedt: P2613
Traunstein: D2910V D2910
Ulm: B8537
Völklingen: V1115
Walsrode: P2716
Warburg: R2813
Waren (Müritz): N1112
Warstein: R1912
Weiden i.d. OPf.: D3508V D3508
Weimar: Y1114
Wetzlar: M1710
Wiesbaden: M1906
Wismar: N1210
Witten: R2207
Wittlich: T2408V
Wuppertal: R1608
Würzburg: D4708V D4708
Zweibrücken: T3403V
`

export type Registergericht = { readonly sitz: string; readonly xJustizIds: readonly string[] }

const lesen = (eintrag: string): Registergericht => {
  const [sitz = '', ids = ''] = eintrag.split(': ')
  return { sitz, xJustizIds: ids.split(' ') }
}

/** All seats, sorted as in German. */
export const REGISTERGERICHTE: readonly Registergericht[] = LISTE.trim().split('\n').map(lesen)

const SITZE = new Set(REGISTERGERICHTE.map(({ sitz }) => sitz))

export const istRegistergericht = (sitz: string): boolean => SITZE.has(sitz)
