import { useId } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { klassen } from '../../klassen.ts'
import { Feldrahmen } from '../Feldrahmen.tsx'
import { Suchliste, suchmeldung } from './Suchliste.tsx'
import { useSuchfeld, type SuchfeldProps } from './useSuchfeld.ts'

/**
 * Text with suggestions (combobox pattern of the ARIA Authoring Practices). The list stands in the page behind the
 * field: it stays open while scrolling and hides nothing from screen readers. What was typed is never thrown away.
 */
export function Suchfeld<T extends FieldValues, N extends FieldPath<T>, O>(props: SuchfeldProps<T, N, O>) {
  const { etikett, hinweis, freiwillig, vorbelegt, autoComplete = 'off', maxLength } = props
  const { id, fehler, field, ...suche } = useSuchfeld(props)
  const listeId = useId()
  const { offen, aktiv, stand, text, frei } = suche
  return (
    <Feldrahmen {...{ id, fehler, etikett, hinweis, freiwillig, vorbelegt }}>
      {(bezug) => (
        <div className="p-suche">
          <input
            {...bezug}
            {...{ autoComplete, maxLength }}
            className={klassen('kern-form-input__input', fehler && 'kern-form-input__input--error')}
            type="text"
            role="combobox"
            aria-expanded={offen}
            aria-controls={listeId}
            aria-autocomplete="list"
            aria-activedescendant={offen && aktiv >= 0 ? `${listeId}-${aktiv}` : undefined}
            spellCheck={false}
            name={field.name}
            value={text}
            ref={field.ref}
            onChange={suche.tippen}
            onKeyDown={suche.taste}
            onClick={suche.antippen}
            onFocus={suche.betreten}
            onBlur={suche.verlassen}
          />
          <Suchliste id={listeId} {...{ offen, aktiv, stand, frei }} beiWahl={suche.waehlen} />
          <output className="p-nur-vorlesen">{offen && suchmeldung(stand, frei)}</output>
        </div>
      )}
    </Feldrahmen>
  )
}
