import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import { Betragsfeld } from '@foerderportal/ui/felder/getippt/Betragsfeld.tsx'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Zahlfeld } from '@foerderportal/ui/felder/getippt/Zahlfeld.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Haken } from '@foerderportal/ui/felder/wahl/Haken.tsx'
import type { Control } from 'react-hook-form'
import type { Rundewerte } from './werte.ts'

type Props = { control: Control<Rundewerte>; programme: readonly string[] }

/** Programme, period, money, and what an invitation allows. */
export function Rahmendaten({ control, programme }: Props) {
  return (
    <fieldset className="kern-fieldset d-feldgruppe">
      <legend className="kern-label">Runde</legend>
      <div className="d-feldraster">
        <Auswahl
          control={control}
          name="programm"
          etikett="Programm"
          optionen={programme.map((code) => ({ wert: code, text: programmName(code) }))}
        />
        <Textfeld
          control={control}
          name="bezeichnung"
          etikett="Bezeichnung"
          hinweis="Steht im Portal und auf der öffentlichen Seite, zum Beispiel Runde 2027/1"
          maxLength={120}
        />
        <Datumsfeld
          control={control}
          name="ersterTag"
          etikett="Erster Tag der Erfassung"
          hinweis="TT.MM.JJJJ, ab 0:00&nbsp;Uhr"
        />
        <Datumsfeld
          control={control}
          name="letzterTag"
          etikett="Letzter Tag der Erfassung"
          hinweis="TT.MM.JJJJ, bis 24:00&nbsp;Uhr"
        />
        <Betragsfeld
          control={control}
          name="budgetInEuro"
          etikett="Mittel der Runde"
          hinweis="Zusagen und Bewilligungen gehen nie darüber hinaus"
        />
        <Zahlfeld
          control={control}
          name="einladungTage"
          etikett="Frist einer Einladung"
          hinweis="So lange kann nach der Einladung ein Antrag gestellt werden"
          einheit="Tage"
        />
        <Zahlfeld
          control={control}
          name="maxAnzahlGeschaefte"
          etikett="Anträge je Einladung"
          hinweis="Höchstens so viele"
        />
      </div>
      <Regeln control={control} />
      <Spanne control={control} />
    </fieldset>
  )
}

/** What is decided with a yes or a no. */
function Regeln({ control }: Pick<Props, 'control'>) {
  return (
    <>
      <Haken
        control={control}
        name="machtAeltereUngueltig"
        etikett="Diese Runde löst ältere ab"
        hinweis="Sobald sie beginnt, wird nur noch aus ihr eingeladen"
      />
      <Haken
        control={control}
        name="betraegeOeffentlich"
        etikett="Beträge stehen öffentlich in der Liste: Nur so rechnet jeder die Staffeln nach"
      />
    </>
  )
}

/** Bounds of a whole declaration. */
function Spanne({ control }: Pick<Props, 'control'>) {
  return (
    <div className="d-feldraster">
      <Betragsfeld
        control={control}
        name="vorgaben.betragInEuroMin"
        etikett="Kleinster Betrag einer Bekundung"
      />
      <Betragsfeld
        control={control}
        name="vorgaben.betragInEuroMax"
        etikett="Größter Betrag einer Bekundung"
      />
      <Betragsfeld
        control={control}
        name="vorgaben.foerderbetragInEuroMax"
        etikett="Größter Förderbetrag einer Bekundung"
      />
    </div>
  )
}
