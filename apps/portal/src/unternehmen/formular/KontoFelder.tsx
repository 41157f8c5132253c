import { bicFormatieren } from '@foerderportal/contract/shared/geld/iban'
import { PRODUKTGRUPPEN } from '@foerderportal/contract/shared/konstanten'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import { JaNein } from '@foerderportal/ui/felder/wahl/JaNein.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useRef } from 'react'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { IbanFeld } from './IbanFeld.tsx'
import { leeresKonto, type UnternehmenWerte } from './formularwerte.ts'
import { PRODUKTGRUPPE_TEXT } from '../unternehmenWorte.ts'

type Props = { control: Control<UnternehmenWerte> }

const GRUPPEN = PRODUKTGRUPPEN.map((wert) => ({ wert, text: PRODUKTGRUPPE_TEXT[wert] }))
const HOECHSTENS = 10

/** Bank accounts: at least one, each for one group of programmes. */
export function KontoFelder({ control }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'kontoInformationen' })
  const hinzufuegen = useRef<HTMLButtonElement>(null)
  const entfernen = (stelle: number) => {
    remove(stelle)
    // The button that had the focus is gone with the account.
    requestAnimationFrame(() => hinzufuegen.current?.focus())
  }
  return (
    <Abschnitt titel="Bankverbindung" einleitung="Auf dieses Konto zahlen wir bewilligte Zuschüsse aus.">
      {fields.map((feld, stelle) => (
        <KontoEintrag
          key={feld.id}
          control={control}
          stelle={stelle}
          anzahl={fields.length}
          entfernen={() => entfernen(stelle)}
        />
      ))}
      {fields.length < HOECHSTENS && (
        <div>
          <Knopf ref={hinzufuegen} variante="secondary" icon="add" onClick={() => append(leeresKonto())}>
            Weiteres Konto hinzufügen
          </Knopf>
        </div>
      )}
    </Abschnitt>
  )
}

type EintragProps = Props & { stelle: number; anzahl: number; entfernen: () => void }

/** Asks first where something would be lost. */
const useEntfernen = ({ control, stelle, entfernen }: EintragProps) => {
  const { frage } = useDialog()
  const iban = useWatch({ control, name: `kontoInformationen.${stelle}.iban` })
  return async () => {
    const entschieden =
      iban === '' ||
      (await frage({
        titel: `Konto ${stelle + 1} entfernen?`,
        text: `Alle Angaben zum Konto ${iban} verschwinden aus dem Formular.`,
        layout: 'ok-abbrechen',
        texte: { confirm: 'Entfernen', cancel: 'Behalten' },
        gefahr: true,
      })) === 'confirm'
    if (entschieden) entfernen()
  }
}

function KontoEintrag(props: EintragProps) {
  const { control, stelle, anzahl } = props
  const entfernen = useEntfernen(props)
  const pfad = `kontoInformationen.${stelle}` as const
  const felder = (
    <>
      <IbanFeld control={control} pfad={pfad} />
      <Textfeld control={control} name={`${pfad}.kontofuehrendesInstitut`} etikett="Bank" freiwillig />
      <Textfeld
        control={control}
        name={`${pfad}.bic`}
        etikett="BIC"
        freiwillig
        breite="mittel"
        beimVerlassen={bicFormatieren}
        spellCheck={false}
      />
      <Textfeld
        control={control}
        name={`${pfad}.abweichenderKontoinhaber`}
        etikett="Abweichende Kontoinhaberin oder abweichender Kontoinhaber"
        hinweis="Nur, wenn das Konto nicht auf das Unternehmen lautet."
        freiwillig
      />
      <JaNein control={control} name={`${pfad}.geschaeftsKonto`} etikett="Ist es ein Geschäftskonto?" />
      <Auswahl
        control={control}
        name={`${pfad}.produktgruppe`}
        etikett="Für welche Förderungen gilt das Konto?"
        hinweis="Ohne eigenes Konto für den Zuschuss Klimabilanz zahlen wir ihn auf das andere."
        optionen={GRUPPEN}
      />
    </>
  )
  if (anzahl === 1) return felder
  return (
    <fieldset className="s-eintrag p-formular">
      <legend className="kern-heading-small">Konto {stelle + 1}</legend>
      {felder}
      <div>
        <Knopf variante="tertiary" icon="delete" onClick={() => void entfernen()}>
          {`Konto ${stelle + 1} entfernen`}
        </Knopf>
      </div>
    </fieldset>
  )
}
