/** @jest-environment ./__tests__/support/browser-environment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { contactAddress } from '../../../../src/features/checkout/order-links';
import { openExternal } from '../../../../src/lib/open-external';
import { openPage } from '../../../support/account/page';
import { project } from '../../../support/account/project';
import { session, storeSession, user } from '../../../support/account/session';
import { blockStorage } from '../../../support/blocked-storage';
import { provideDialogs } from '../../../support/dialog';
import { fillIn } from '../../../support/form-page';
import { head, position, resolved } from '../../../support/sections';
import { otherProduct, product } from '../../../support/products';

const mockNavigate = jest.fn();
const mockOpenExternal = jest.fn();
