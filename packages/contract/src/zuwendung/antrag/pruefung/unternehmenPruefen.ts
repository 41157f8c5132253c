import { RECHTSFORM_TEXT } from '../../../unternehmen/werte/enums.ts'
import { REGISTER_REGEL } from '../../../unternehmen/werte/registerRegel.ts'
import type { AntragUnternehmen, ProduktgruppenDaten } from '../../kern/antragsformular/formular.ts'
import { istLeer } from '../../../formular/leer.ts'
import { fehler, fehlt, type Pruefung } from './pruefung.ts'
import type { AntragKontext } from '../schema.ts'

const ergaenzen = (was: string) => `Ergänzen Sie ${was} in Ihren Unternehmensdaten.`

/** A bank or a start-up gives its name only (S1-06): everything that an application needs of a farm is missing. */
const istKeinBetrieb = (u: AntragUnternehmen) =>
  !istLeer(u.unternehmenName) && [u.rechtsform, u.steuernummer, u.unternehmenAdresse].every(istLeer)

const registerFehlt = (u: AntragUnternehmen): boolean =>
  typeof u.rechtsform === 'string' &&
  REGISTER_REGEL[u.rechtsform].eintrag === 'erforderlich' &&
  [u.register, u.registerNummer, u.amtsgericht].some(istLeer)

const betriebPruefen = (
  u: AntragUnternehmen,
  { antragstellerArt }: ProduktgruppenDaten,
  { moeglicheRechtsformen }: AntragKontext,
) => [
  ...fehlt(
    ['unternehmen.unternehmenName', u.unternehmenName, ergaenzen('den Namen')],
    ['unternehmen.unternehmenAdresse', u.unternehmenAdresse, ergaenzen('die Adresse')],
    ['unternehmen.rechtsform', u.rechtsform, ergaenzen('die Rechtsform')],
    ['unternehmen.gruendungsDatum', u.gruendungsDatum, ergaenzen('das Gründungsdatum')],
    ['unternehmen.steuernummer', u.steuernummer, ergaenzen('die Steuernummer')],
    ['unternehmen.kontoInformationen', u.kontoInformationen, ergaenzen('ein Konto')],
    ['unternehmen.ansprechpartner', u.ansprechpartner, ergaenzen('die Ansprechperson')],
  ),
  ...fehler(
    [
      'unternehmen.rechtsform',
      typeof u.rechtsform === 'string' && !moeglicheRechtsformen.includes(u.rechtsform),
      `Dieses Programm fördert die Rechtsform ${u.rechtsform ? RECHTSFORM_TEXT[u.rechtsform] : ''} nicht. Wir beraten Sie gern, welches Programm passt.`,
    ],
    ['unternehmen.register', registerFehlt(u), ergaenzen('den Eintrag im Register')],
    [
      'unternehmen.zidBetriebnummer',
      antragstellerArt === 'PRIMAERPRODUZENT' && istLeer(u.zidBetriebnummer),
      ergaenzen('die ZID-Betriebsnummer'),
    ],
  ),
]

/**
 * What a submission demands of the company (S1-06, S4-07). It was checked when the company was registered; a gap shows
 * where the applicant type of the application asks for more than that of the company.
 */
export const unternehmenPruefen: Pruefung = ({ formular: { unternehmen, produktgruppenDaten }, kontext }) => {
  const u = unternehmen ?? {}
  if (istKeinBetrieb(u))
    return [
      {
        pfad: 'unternehmen.rechtsform',
        text: 'Dieses Programm fördert landwirtschaftliche Unternehmen. In Ihren Unternehmensdaten fehlen Rechtsform, Adresse und Steuernummer. Wir beraten Sie gern.',
      },
    ]
  return betriebPruefen(u, produktgruppenDaten, kontext)
}
