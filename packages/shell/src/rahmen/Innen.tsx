import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import type { ComponentType, PropsWithChildren } from 'react'
import { queryClient } from './queryClient.ts'

function Abfragen({ children }: PropsWithChildren) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** A part of the frame that shows what the server says. */
export const mitAbfragen = (Teil: ComponentType) =>
  function MitAbfragen() {
    return (
      <Abfragen>
        <Teil />
      </Abfragen>
    )
  }

/** Around every page behind the guard. */
export const Innen = mitAbfragen(Outlet)
