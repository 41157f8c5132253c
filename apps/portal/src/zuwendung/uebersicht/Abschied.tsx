import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'

/** Where useEntfernen leaves it. */
const queryKey = ['zuwendung', 'abschied']

/** Says once what was deleted or withdrawn a moment ago, to eyes and ears; gone with the next page or company. */
export function Abschied() {
  const queryClient = useQueryClient()
  const [text] = useState(() => queryClient.getQueryData<string>(queryKey))
  useEffect(() => {
    if (text === undefined) return
    ansagen(text)
    queryClient.removeQueries({ queryKey })
  }, [text, queryClient])
  return (
    text !== undefined && (
      <Hinweis ton="success" className="p-text">
        {ganzeNummern(text)}
      </Hinweis>
    )
  )
}
