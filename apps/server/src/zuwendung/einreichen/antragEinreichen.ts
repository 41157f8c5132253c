import { antragBereinigen } from '@foerderportal/contract/zuwendung/antrag/flow'
import { istEntwurf, antragStaende } from '@foerderportal/contract/zuwendung/kern/staende'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { Tx } from '../../platform/database/database.ts'
import { einreichungFesthalten } from '../../platform/einreichung/einreichungFesthalten.ts'
import { letzteEinreichung, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { angabenUebernehmen } from '../kern/angabenUebernehmen.ts'
import { eingereichtBeantworten } from '../antrag/antragBeantworten.ts'
import { antragSpeichern, type Speichern as Einreichen } from '../antrag/antragSpeichern.ts'
import { aenderungMelden } from '../antrag/nachAenderung.ts'
import { ANTRAG_BELEG } from '../beleg/antragBeleg.ts'
import { jahresbudgetReservieren } from '../jahresbudget/jahresbudgetReservieren.ts'
import { einladungNutzen } from './einladungNutzen.ts'
import { EINREICHPRUEFUNGEN } from './einreichPruefungen.ts'
import { NUMMERNKREIS } from '../kern/einreichungen.ts'
import { kontextAm } from '../kern/kontext.ts'
import { korrekturLaden } from '../kern/korrektur.ts'
import { nachforderungErledigen } from '../kern/nachforderungen.ts'
import { erlauben, gefunden, stichtagVon } from '../kern/policy.ts'
import { mitzeichnungEinreichen } from '../../platform/mitzeichnung/mitzeichnungEinreichen.ts'
import { ANTRAG_MITZEICHNUNG } from '../mitzeichnung/antragMitzeichnung.ts'
import { geltendesProgramm, programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { antragSperren, statusSetzen, type AntragRow } from '../kern/repository.ts'
import { ohneAblage } from '../kern/sendefassung.ts'
import { standSchreiben, versionPruefen } from '../kern/antragDokument.ts'
import { mitUnternehmensdaten } from '../kern/unternehmensdaten.ts'
import type { Antwort } from '../kern/view.ts'

/** As it will be sent, and the programme that holds for it. */
type Fertig = { readonly antrag: AntragRow; readonly programm: ProgrammDaten }

const festhalten = async (
  services: Services,
  tx: Tx,
  { antrag, programm }: Fertig,
  e: Einreichen,
): Promise<EinreichungRow> => {
  const einreichung = await einreichungFesthalten(tx, {
    dokument: antrag,
    nummer: NUMMERNKREIS[antrag.programm],
    eingegangenAm: e.eingang,
    sub: e.sub,
    inhalt: ohneAblage(antrag.formular),
    mitzeichnung: await mitzeichnungEinreichen(tx, ANTRAG_MITZEICHNUNG, antrag, services.clock.now()),
    beleg: { aufgabe: ANTRAG_BELEG },
  })
  if (antrag.nachforderung !== null) await nachforderungErledigen(tx, antrag.guid, e.eingang)
  await statusSetzen(tx, antrag.geschaeft_guid, 'einreichen', services.clock.now())
  await jahresbudgetReservieren(tx, antrag, programm, e.eingang)
  await einladungNutzen(tx, {
    geschaeftGuid: antrag.geschaeft_guid,
    sub: e.sub,
    jetzt: services.clock.now(),
  })
  return einreichung
}

/** The form as it will be sent: today's company data, the answers of the call, nothing that is no longer asked. */
const fertigstellen = async (
  tx: Tx,
  geladen: AntragRow,
  programme: Programme,
  e: Einreichen,
): Promise<Fertig & { readonly kontext: AntragKontext }> => {
  const stichtag = stichtagVon(geladen, e.eingang)
  const programm = geltendesProgramm(programme, geladen.programm, stichtag)
  const kontext = kontextAm(geladen, programm, stichtag)
  const antrag = await mitUnternehmensdaten(tx, geladen)
  const formular = await angabenUebernehmen(tx, antrag, { ...e.formular, fertig: true }, programm, e.sub)
  return { antrag: { ...antrag, formular: antragBereinigen(formular, kontext) }, kontext, programm }
}

/** Whether a call can be one that was answered already: what builds on a later state than the one sent is another one. */
const istWiederholung = ({ dokument_version }: EinreichungRow, { ifMatch }: Einreichen): boolean =>
  ifMatch === undefined || ifMatch <= dokument_version

/**
 * Submits (R7.2-29, S4-07, S4-08). Under the lock of the application: who comes second, or repeats the call, finds it
 * sent and gets the same Eingangsnummer, time and SHA-256.
 */
const einreichen = async (services: Services, e: Einreichen): Promise<Antwort> => {
  const programme = await programmeLesen(services)
  return services.db.transaction().execute(async (tx) => {
    const geladen = gefunden(await antragSperren(tx, e.formular.guid, e.sub))
    const frueher = istEntwurf(geladen.status) ? undefined : await letzteEinreichung(tx, geladen.guid)
    const leser = { sub: e.sub, darfSchreiben: true, jetzt: services.clock.now() }
    if (frueher !== undefined && istWiederholung(frueher, e))
      return eingereichtBeantworten(tx, { programme, antrag: geladen, leser, einreichung: frueher })
    erlauben('einreichen', geladen)
    versionPruefen(geladen, e.ifMatch)
    const { antrag, kontext, programm } = await fertigstellen(tx, geladen, programme, e)
    const mitglieder = await mitgliederLaden(tx, antrag.unternehmen_guid)
    const korrektur = await korrekturLaden(tx, geladen, programme)
    const lage = { tx, antrag, kontext, mitglieder, korrektur, sub: e.sub, eingang: e.eingang }
    for (const pruefung of EINREICHPRUEFUNGEN) await pruefung(lage)
    const { formular } = antrag
    // What two sign was compared byte for byte with what is sent (mitzeichnungPruefen): it has not changed.
    if (formular.alleineZeichnungsberechtigt !== false)
      await aenderungMelden({
        services,
        tx,
        vorher: geladen,
        nachher: formular,
        kontext: () => kontext,
        sub: e.sub,
      })
    const stand = { formular, sub: e.sub, handlung: 'antragEinreichen' }
    const neu = await standSchreiben(services, tx, antrag, stand)
    const einreichung = await festhalten(services, tx, { antrag: neu, programm }, e)
    const gesendet = { ...neu, status: antragStaende.zeilen.einreichen.nach }
    return eingereichtBeantworten(tx, { programme, antrag: gesendet, leser, einreichung })
  })
}

/** PUT submits when `fertig` is true and saves when it is not (S11-04). */
export const antragEinreichen = (services: Services, e: Einreichen): Promise<Antwort> =>
  e.formular.fertig === true ? einreichen(services, e) : antragSpeichern(services, e)
