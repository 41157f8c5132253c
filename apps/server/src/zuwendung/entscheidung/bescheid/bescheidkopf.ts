import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type {
  AntragAdresse,
  AntragUnternehmen,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { bausteinText, type Quellwerte } from '@foerderportal/contract/zuwendung/bank/entscheidung/bausteine'
import type { Baustein } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import { TEIL_TITEL } from '@foerderportal/contract/zuwendung/bank/entscheidung/pflichtteile'
import type { Werte } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import type { Config } from '../../../platform/config.ts'
import type { Mitglied } from '../../../unternehmen/public.ts'
import type { Bewilligungslage } from '../bewilligungen.ts'

type Bank = Pick<Config, 'bankName' | 'bankAnschrift' | 'bankTelefon' | 'bankEmail'>
type Empfaenger = AntragUnternehmen | null | undefined

/** What is around a notice: the bank, to whom it goes, and who represents the company. */
export type Bescheidrahmen = {
  readonly bank: Bank
  readonly mitglieder: readonly Mitglied[]
  readonly empfaenger: Empfaenger
}

const zeilen = (a: AntragAdresse | null | undefined): string[] =>
  a ? [`${a.strasse ?? ''} ${a.hausnummer ?? ''}`.trim(), `${a.plz ?? ''} ${a.ort ?? ''}`.trim()] : []

/** Where post goes: the address for correspondence, or else the seat; empty where there is none. */
export const anschriftVon = (unternehmen: Empfaenger): string[] => {
  const abweichend = zeilen(unternehmen?.abweichendeKorrespondenzadresse).filter((zeile) => zeile !== '')
  return abweichend.length === 2
    ? abweichend
    : zeilen(unternehmen?.unternehmenAdresse).filter((z) => z !== '')
}

type Adressat = { readonly name: string; readonly anschrift: readonly string[] }

export const OHNE_ANSCHRIFT = 'In den Daten des Unternehmens fehlt die Anschrift.'

/** VwVfG § 37: a notice names to whom it goes. */
export const istAdressiert = ({ name, anschrift }: Adressat): boolean => name !== '' && anschrift.length === 2

/** From whom and to whom (VwVfG § 37 (3)). */
export const bescheidkopf = ({ bank, mitglieder, empfaenger }: Bescheidrahmen) => ({
  behoerde: {
    name: bank.bankName,
    anschrift: bank.bankAnschrift,
    telefon: bank.bankTelefon,
    email: bank.bankEmail,
  },
  adressat: {
    name: empfaenger?.unternehmenName ?? '',
    vertretung: mitglieder.filter(({ zeichnungsberechtigung }) => zeichnungsberechtigung).map(nutzerName),
    anschrift: anschriftVon(empfaenger),
  },
})

/** A module as it stands in the notice, with its version. */
export const bescheidbaustein = (baustein: Baustein, werte: Werte, quellen: Quellwerte) => ({
  code: baustein.code,
  fassung: baustein.fassung,
  teil: baustein.teil,
  teilTitel: TEIL_TITEL[baustein.teil],
  titel: baustein.titel,
  text: bausteinText(baustein, werte, quellen),
})

/** 'BE-2026-000123 vom 10.12.2026'; of an approval from outside the portal only its day. */
export const bewilligungWorte = (bewilligung: Bewilligungslage | undefined): string =>
  bewilligung === undefined
    ? ''
    : `${bewilligung.bescheidNummer ?? ''} vom ${alsDatum(tagInBerlin(bewilligung.bewilligtAm))}`.trim()
