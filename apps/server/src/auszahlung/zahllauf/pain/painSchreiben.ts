import { PAIN_LAENGE, type Auszahlungskonto } from '@foerderportal/contract/auszahlung/zahllauf/konto'
import { bicFormatieren } from '@foerderportal/contract/shared/geld/iban'
import { ibanFormatieren } from '@foerderportal/contract/shared/geld/ibanForm'
import { sepaKennung, sepaText } from './sepaZeichen.ts'

/** One payment of a file. */
export type Zahlung = {
  readonly endToEnd: string
  readonly cent: number
  readonly inhaber: string
  readonly iban: string
  readonly verwendungszweck: string
}
export type Zahlungsdatei = {
  /** Number of the run. */
  readonly nummer: string
  readonly erzeugtAm: Date
  /** 'YYYY-MM-DD' */
  readonly ausfuehrungAm: string
  readonly konto: Pick<Auszahlungskonto, 'name' | 'iban' | 'bic'>
  readonly zahlungen: readonly Zahlung[]
}

/** Cents as the schema wants them: by figures, never as a floating number. */
const betrag = (cent: number): string => {
  const ziffern = String(cent).padStart(3, '0')
  return `${ziffern.slice(0, -2)}.${ziffern.slice(-2)}`
}
/** As the schema has it, however it was written when it was fixed. */
const ibanVon = (text: string) => element('IBAN', ibanFormatieren(text).replaceAll(' ', ''))

/** Of what SEPA lets stand in a text only the apostrophe is special in XML, and not between tags. */
const element = (name: string, inhalt: string) => `<${name}>${inhalt}</${name}>`

const nameVon = (text: string) => element('Nm', sepaText(text, PAIN_LAENGE.name))

const zahlungElement = ({ endToEnd, cent, inhaber, iban, verwendungszweck }: Zahlung): string =>
  element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', sepaKennung(endToEnd))) +
      element('Amt', `<InstdAmt Ccy="EUR">${betrag(cent)}</InstdAmt>`) +
      element('Cdtr', nameVon(inhaber)) +
      element('CdtrAcct', element('Id', ibanVon(iban))) +
      element('RmtInf', element('Ustrd', sepaText(verwendungszweck, PAIN_LAENGE.verwendungszweck))),
  )

/**
 * A payment file as pain.001.001.09: one block of payments, for banks refuse several; no addresses, for unstructured ones
 * are refused since 15.11.2026 and none is asked for. The same data give the same bytes.
 */
export const painSchreiben = ({
  nummer,
  erzeugtAm,
  ausfuehrungAm,
  konto,
  zahlungen,
}: Zahlungsdatei): string => {
  const summe = betrag(zahlungen.reduce((bisher, { cent }) => bisher + cent, 0))
  const anzahl = element('NbOfTxs', String(zahlungen.length)) + element('CtrlSum', summe)
  const kennung = sepaKennung(nummer)
  const name = nameVon(konto.name)
  const kopf = element(
    'GrpHdr',
    element('MsgId', kennung) +
      element('CreDtTm', `${erzeugtAm.toISOString().slice(0, 19)}Z`) +
      anzahl +
      element('InitgPty', name),
  )
  const block =
    element('PmtInfId', kennung) +
    element('PmtMtd', 'TRF') +
    anzahl +
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))) +
    element('ReqdExctnDt', element('Dt', ausfuehrungAm)) +
    element('Dbtr', name) +
    element('DbtrAcct', element('Id', ibanVon(konto.iban))) +
    element('DbtrAgt', element('FinInstnId', element('BICFI', bicFormatieren(konto.bic)))) +
    element('ChrgBr', 'SLEV')
  const einzeln = zahlungen.map((zahlung) => `${zahlungElement(zahlung)}\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn>
${kopf}
<PmtInf>${block}
${einzeln}</PmtInf>
</CstmrCdtTrfInitn>
</Document>
`
}
