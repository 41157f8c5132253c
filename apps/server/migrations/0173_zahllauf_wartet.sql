-- S9-04: runs that lie before a second person are counted with each page of the desk; they are few among all.
create index zahllauf_wartet on zahllauf (guid) where status = 'VORGELEGT';
