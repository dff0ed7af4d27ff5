"""What people at a table do about each other, beside muting: report, remove a remark, say who may come and talk."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from alhambra.server.core.orders import ChangeCompany
from alhambra.server.core.summary import listing_of
from alhambra.server.http.rest import FromCaller, FromServices, TablePath, refusals
from alhambra.server.protocol.moderation import CompanyBody, ReportBody, Reported
from alhambra.server.protocol.public import ListedTable, listed_table

NumberPath = Annotated[int, PathParameter(description="a remark's number", ge=1, le=1_000_000_000)]


@post(
    "/api/tables/{table_id:str}/reports",
    summary="Report a person or a remark",
    responses=refusals(401, 403, 404, 413, 415),
)
async def report(
    caller: FromCaller, table_id: TablePath, data: JSONBody[ReportBody], services: FromServices
) -> Reported:
    """To the host of the server, who sees what was said around it. Nobody else is told of it."""
    live = await services.registry.find(table_id)
    number = await services.moderation.reports.take(live, caller, data.who, data.remark, data.reason, data.note)
    return Reported(number)


@post(
    "/api/tables/{table_id:str}/company",
    summary="Say who may come and who may talk",
    responses=refusals(401, 403, 404, 409, 413, 415),
)
async def change_company(
    caller: FromCaller, table_id: TablePath, data: JSONBody[CompanyBody], services: FromServices
) -> ListedTable:
    """By the owner, at any time. Who may no longer be there is sent away."""
    live = await services.registry.find(table_id)
    await live.submit(caller, ChangeCompany(data.is_public, data.spectators, data.talk, data.slow))
    return listed_table(listing_of(live.table), caller.guest)


@post(
    "/api/tables/{table_id:str}/remarks/{number:int}/remove",
    summary="Remove a remark",
    responses=refusals(401, 403, 404),
    status_code=204,
)
async def remove_remark(caller: FromCaller, table_id: TablePath, number: NumberPath, services: FromServices) -> None:
    """By who said it or who owns the table, for everybody and for good."""
    await (await services.registry.find(table_id)).remove_remark(caller, number)


MODERATION_HANDLERS: Final[list[HTTPRouteHandler]] = [report, change_company, remove_remark]
